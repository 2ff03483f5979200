// English: 08a7cd7b4439

import { MAX_TRUCK_CUBIC_YARDS, WANTED_DAYS } from '../../domain/limits.ts';
import { MAX_PRICE } from '../../domain/proposals.ts';
import { type FieldErrorWords, fieldErrorReader } from '../readers/field-errors.ts';
import { zipInvalid } from './zip-invalid.ts';

export const fieldErrors: FieldErrorWords = {
  'service-required': 'Elija por lo menos un servicio',
  'street-required': 'Escriba la calle y el número',
  'zip-required': 'Escriba el código postal (ZIP)',
  'zip-invalid': zipInvalid,
  'name-required': 'Escriba su nombre completo',
  'phone-required': 'Escriba su teléfono',
  'phone-invalid': 'Escriba un teléfono válido',
  'email-invalid': 'Escriba un correo electrónico válido',
  'email-letters': 'Antes de la @ use solo letras sin acento ni ñ, números y signos como . _ + -',
  'email-dots': 'Revise los puntos antes de la @: ninguno al principio ni al final, y no dos seguidos',
  'email-long': 'Use 64 caracteres o menos antes de la @',
  'terms-required': 'Para enviar su solicitud, acepte los Términos del servicio y la Política de privacidad',
  'too-long': (limit) => `Use ${limit} caracteres o menos`,
  'not-text': 'Quite los caracteres que no son texto',
  'reason-required': 'Diga por qué',
  'reasons-required': 'Elija por lo menos una razón',
  'too-many-reasons': 'Dé cinco razones o menos',
  'cancel-reason-required': 'Dé por lo menos una razón.',
  'change-required': 'Diga qué cambió.',
  'line-required': 'Diga qué prefiere',
  'price-invalid': `Escriba una cantidad en dólares, sin centavos, de 0 a ${MAX_PRICE.toLocaleString('en-US')}`,
  'price-range-invalid': 'Escriba primero la cantidad más baja',
  'load-size-invalid': 'Elija uno de los cinco tamaños, o ninguno',
  'wanted-day-invalid': `Elija un día dentro de los próximos ${WANTED_DAYS} días`,
  'truck-invalid': `Escriba yardas cúbicas enteras, de 1 a ${MAX_TRUCK_CUBIC_YARDS}, o no ponga nada`,
  'stars-required': 'Elija cuántas estrellas da',
  'shown-name-required': 'Escriba el nombre que se va a mostrar',
  'shown-name-invalid': 'Escriba un nombre, sin números ni signos',
  'bad-language': 'Elija español o inglés.',
  'tracking-id-invalid': 'El número de seguimiento no es correcto.',
  'link-invalid': 'A este enlace le falta una parte.',
};

export const { knownFieldError, fieldErrorText } = fieldErrorReader(fieldErrors, 'Revise lo que escribió');

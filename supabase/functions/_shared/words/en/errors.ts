import { MAX_TRUCK_CUBIC_YARDS, WANTED_DAYS } from '../../domain/limits.ts';
import { MAX_PRICE } from '../../domain/proposals.ts';
import { type FieldErrorWords, fieldErrorReader } from '../readers/field-errors.ts';
import { zipInvalid } from './zip-invalid.ts';

export const fieldErrors: FieldErrorWords = {
  'service-required': 'Choose at least one service',
  'street-required': 'Street address is required',
  'zip-required': 'ZIP code is required',
  'zip-invalid': zipInvalid,
  'name-required': 'Full name is required',
  'phone-required': 'Phone number is required',
  'phone-invalid': 'Please enter a valid phone number',
  'email-invalid': 'Please enter a valid email address',
  'email-letters': 'Use only letters without accents, digits and signs like . _ + - before the @',
  'email-dots': 'Check the dots before the @: none at the start or end, and no two in a row',
  'email-long': 'Please use 64 characters or fewer before the @',
  'terms-required': 'You must agree to the Terms of Service and Privacy Policy',
  'too-long': (limit) => `Please use ${limit} characters or fewer`,
  'not-text': 'Please remove characters that are not text',
  'reason-required': 'Please say why',
  'reasons-required': 'Choose at least one reason',
  'too-many-reasons': 'Please give five reasons or fewer',
  'cancel-reason-required': 'Please give at least one reason.',
  'change-required': 'Please say what has changed.',
  'line-required': 'Please say what you would like instead',
  'price-invalid': `Please enter whole dollars, from 0 to ${MAX_PRICE.toLocaleString('en-US')}`,
  'price-range-invalid': 'Please enter the lower amount first',
  'load-size-invalid': 'Choose one of the five sizes, or none',
  'wanted-day-invalid': `Choose a day within the next ${WANTED_DAYS} days`,
  'truck-invalid': `Enter whole cubic yards, from 1 to ${MAX_TRUCK_CUBIC_YARDS}, or leave it blank`,
  'stars-required': 'Choose how many stars',
  'shown-name-required': 'Enter the name to show',
  'shown-name-invalid': 'Enter a name, without digits or symbols',
  'bad-language': 'Choose English or Spanish.',
  'tracking-id-invalid': 'The tracking ID is not valid.',
  'link-invalid': 'This link is incomplete.',
};

export const { knownFieldError, fieldErrorText } = fieldErrorReader(fieldErrors, 'Invalid input');

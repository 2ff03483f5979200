// English: 6a8c07bf9f81

export const zipInvalid = 'Escriba un código postal (ZIP) de 5 números';

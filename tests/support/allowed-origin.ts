/** The origin that functions allow in tests. */
export const allowedOrigin = 'https://site.example';

import { config } from 'zod';

export * from 'zod';

// The content security policy allows no code out of strings, which zod otherwise tries first.
config({ jitless: true });

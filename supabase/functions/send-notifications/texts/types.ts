/** A text message: `to` in the form of E.164, such as `+12135550142`. */
export type Text = { to: string; body: string };

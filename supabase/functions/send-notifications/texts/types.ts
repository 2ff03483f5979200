/** A text message. `to` is in E.164 format, such as `+12135550142`. */
export type Text = { to: string; body: string };

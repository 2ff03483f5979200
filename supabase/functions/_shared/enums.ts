// The enums of the database, written by `npm run db:types`. Do not edit.

export const actionOutcome = ["done", "unknown", "refused", "too-many", "call-first", "not-yet"] as const;

export const agreementOutcome = ["done", "unknown", "ended", "changed"] as const;

export const agreementWay = ["link", "by-hand"] as const;

export const audience = ["operator", "hauler", "customer", "host"] as const;

export const channel = ["mail", "text", "hook"] as const;

export const channels = ["both", "mail", "text", "none"] as const;

export const declineReason = ["price", "time", "other"] as const;

export const delivery = ["unknown", "delayed", "delivered", "undelivered", "complained"] as const;

export const deliveryEvent = ["delayed", "delivered", "undelivered", "complained", "stopped"] as const;

export const deskOutcome = ["done", "unknown", "malformed", "stale", "closed", "flagged", "taken", "paused", "busy", "nobody", "no-address", "blocked", "too-soon", "not-vetted", "not-insured", "no-area", "no-agreement", "accepted", "no-way", "not-completed", "changed", "no-price"] as const;

export const device = ["phone", "desktop"] as const;

export const faultSource = ["error", "rejection", "boundary"] as const;

export const jobState = ["open", "accepted", "declined", "taken", "expired", "returned", "closed"] as const;

export const language = ["en", "es"] as const;

export const leadStatus = ["Submitted", "Sent Proposal", "In Progress", "Completed", "Canceled"] as const;

export const loadSize = ["few-items", "quarter", "half", "three-quarters", "full"] as const;

export const mailOutcome = ["sent", "skipped", "failed", "postponed", "undelivered"] as const;

export const moderation = ["waiting", "published", "withheld"] as const;

export const moderationOutcome = ["done", "unknown", "refused", "changed"] as const;

export const notificationKind = ["new-request", "not-contacted", "overdue", "nobody-left", "customer-unreachable", "hauler-unreachable", "text-reply", "contact-message", "flagged-digest", "held-request", "held-message", "taken-back", "customer-canceled", "customer-corrected", "hauler-canceled", "given-back", "insurance-ends", "digest", "desk-link", "hauler-changed", "review-problem", "agreement-asked", "agreement-accepted", "hauler-paused", "provider-down", "no-show", "job-offered", "job-accepted", "proposal-accepted", "proposal-declined", "customer-asked", "pickup-reminder", "pickup-over", "job-taken-back", "job-canceled", "job-changed", "door-answered", "request-arrived", "request-changed", "still-looking", "matched", "status-changed", "timeframe-changed", "proposal-made", "proposal-withdrawn", "pickup-booked", "on-my-way", "door-price", "link-again", "review-asked", "site-build"] as const;

export const notificationState = ["waiting", "sent", "skipped", "dead"] as const;

export const offerState = ["open", "accepted", "declined", "taken", "expired", "returned"] as const;

export const pauseState = ["active", "paused", "stopped", "unknown"] as const;

export const pauseWish = ["view", "pause", "resume"] as const;

export const pickupOutcome = ["done", "unknown", "closed", "changed", "not-yours", "call-first", "too-soon", "too-late", "too-many", "window-wrong", "window-passed", "not-today"] as const;

export const proposalAccepter = ["customer", "hauler"] as const;

export const proposalState = ["open", "accepted", "declined", "withdrawn", "replaced", "ended"] as const;

export const proposalWish = ["other-time", "other-price", "other"] as const;

export const reportOutcome = ["recorded", "old", "unknown"] as const;

export const reviewGone = ["yes", "partly", "no"] as const;

export const reviewPrice = ["as-agreed", "lower", "higher", "none-agreed"] as const;

export const skipReason = ["too-late", "told-otherwise", "told-today", "changed-back", "corrected", "no-news", "not-flagged", "not-waiting", "not-looking", "matched-again", "offered", "offer-ended", "answered", "accepted", "paused", "works-again", "date-changed", "closed", "canceled-by-customer", "open-again", "not-completed", "asks-off", "proposal-ended", "other-proposal", "other-price", "never-told", "not-booked", "time-changed", "pickup-begun", "pickup-over", "not-on-the-way", "arrived", "too-many-texts", "wants-no-mail", "no-way"] as const;

export const textOutcome = ["sent", "skipped", "failed", "postponed", "unknown", "undelivered", "stopped"] as const;

export const textWish = ["stop", "start", "help"] as const;

export const webVital = ["lcp", "inp", "cls"] as const;

export const withheldReason = ["personal-data", "abuse", "not-about-the-pickup", "not-a-customer"] as const;

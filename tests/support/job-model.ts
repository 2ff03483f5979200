/** The outcome of an action with a link. */
export type Answer = 'done' | 'refused' | 'too-many' | 'unknown' | 'closed' | 'changed' | 'not-yours';

export type Status = 'Submitted' | 'Sent Proposal' | 'In Progress' | 'Canceled' | 'Completed';

export const haulerNames = ['A', 'B'] as const;
export type HaulerName = (typeof haulerNames)[number];

type OfferState = 'open' | 'accepted' | 'declined' | 'taken' | 'expired' | 'returned';
type Offer = {
  state: OfferState;
  offeredAt: number;
  hasCalled: boolean;
  isReported: boolean;
  /** Whether the hauler answered a report recently enough that the next one is the second. */
  hasAnswered: boolean;
  isReportedAgain: boolean;
};

const untouched = { hasCalled: false, isReported: false, hasAnswered: false, isReportedAgain: false };

const path: readonly Status[] = ['Submitted', 'Sent Proposal', 'In Progress', 'Completed'];

/** A request and its offers to two haulers who take everything, following the rules of the match. */
export class JobModel {
  private status: Status = 'Submitted';
  private isFlagged = false;
  private isCanceledByCustomer = false;
  private corrections = 0;
  /** The hauler's proposal, and whether a pickup is booked; all but one booking come from a proposal. */
  private pickup = { isOpen: false, isAccepted: false, hasWindow: false };
  private declined = 0;
  private cameBackAt = Number.NEGATIVE_INFINITY;
  private readonly offers = new Map<HaulerName, Offer>();
  private readonly active: Record<HaulerName, boolean>;
  /** Counts actions: everything in one action happens at the same time. */
  private now = 0;

  constructor(active: Record<HaulerName, boolean>) {
    this.active = { ...active };
    this.dispatch();
  }

  beginAction(): void {
    this.now++;
  }

  isClosed(): boolean {
    return this.status === 'Canceled' || this.status === 'Completed';
  }

  /** Whether it is open to haulers and no one has it now. */
  isWaiting(): boolean {
    return this.status === 'Submitted' && !this.isFlagged && !this.hasOpenOrAccepted();
  }

  state() {
    return {
      status: this.status,
      canceled_by_customer: this.isCanceledByCustomer,
      is_flagged: this.isFlagged,
      pickup: { ...this.pickup },
      offers: haulerNames.map((name) => {
        const offer = this.offers.get(name);
        return offer && { name, state: offer.state, has_called: offer.hasCalled, is_reported: offer.isReported };
      }),
    };
  }

  accept(name: HaulerName): Answer {
    const offer = this.offers.get(name);
    if (!offer) return 'unknown';
    if (this.isClosed()) return 'refused';
    if (offer.state === 'accepted') return 'done';
    if (offer.state !== 'open') return 'refused';
    if ([...this.offers.values()].some(({ state }) => state === 'accepted')) {
      offer.state = 'taken';
      return 'refused';
    }
    offer.state = 'accepted';
    for (const other of this.offers.values()) if (other.state === 'open') other.state = 'taken';
    return 'done';
  }

  decline(name: HaulerName): Answer {
    return this.end(name, 'open', 'declined');
  }

  giveBack(name: HaulerName): Answer {
    return this.end(name, 'accepted', 'returned');
  }

  call(name: HaulerName): Answer {
    const offer = this.offers.get(name);
    if (!offer) return 'unknown';
    if (offer.state !== 'accepted') return 'refused';
    if (offer.hasCalled && !offer.isReported) return 'done';
    if (this.isClosed()) return 'refused';
    offer.hasCalled = true;
    this.answer(offer, offer);
    return 'done';
  }

  update(name: HaulerName, status: Status): Answer {
    const offer = this.offers.get(name);
    if (!offer) return 'unknown';
    if (offer.state !== 'accepted') return 'refused';
    if (status === this.status) return this.isCanceledByCustomer ? 'refused' : 'done';
    const isForwards = path.indexOf(status) > path.indexOf(this.status);
    if (this.isClosed() || !(status === 'Canceled' || isForwards)) return 'refused';
    const before = { ...offer };
    this.become(status);
    this.answer(offer, before);
    offer.hasCalled ||= status !== 'Canceled';
    return 'done';
  }

  /** Price and times based on the current proposal; or a time agreed by phone. */
  propose(name: HaulerName, isAgreed: boolean): Answer {
    const offer = this.offers.get(name);
    const reason = this.reasonNotToAct(offer);
    if (!offer || reason) return reason ?? 'unknown';
    const before = { ...offer };
    this.pickup = isAgreed ? { isOpen: false, isAccepted: true, hasWindow: true } : { ...this.pickup, isOpen: true };
    if (isAgreed) this.become('In Progress');
    else if (this.status === 'Submitted') this.become('Sent Proposal');
    this.answer(offer, before);
    offer.hasCalled = true;
    return 'done';
  }

  withdraw(name: HaulerName): Answer {
    const reason = this.reasonNotToAct(this.offers.get(name));
    if (reason) return reason;
    if (!this.pickup.isOpen) return 'changed';
    this.pickup.isOpen = false;
    return 'done';
  }

  acceptProposal(): Answer {
    if (this.isClosed()) return 'closed';
    if (!this.pickup.isOpen) return 'changed';
    this.pickup = { isOpen: false, isAccepted: true, hasWindow: true };
    this.become('In Progress');
    return 'done';
  }

  declineProposal(): Answer {
    if (this.isClosed()) return 'closed';
    if (!this.pickup.isOpen) return 'changed';
    if (this.declined === 3) return 'too-many';
    this.declined++;
    this.pickup.isOpen = false;
    if (this.status === 'Sent Proposal' && !this.pickup.hasWindow) {
      for (const [name, { state }] of this.offers) if (state === 'accepted') this.set(name, 'returned');
    }
    return 'done';
  }

  /** Set by the operator, at a time no proposal has. */
  setWindow(): undefined {
    this.pickup = { isOpen: false, isAccepted: false, hasWindow: true };
  }

  cancel(): Answer {
    if (this.isClosed()) return this.isCanceledByCustomer ? 'done' : 'refused';
    this.become('Canceled');
    this.isCanceledByCustomer = true;
    return 'done';
  }

  /** A correction that changes something: three times a day. */
  correct(): Answer {
    if (this.isClosed()) return 'refused';
    if (this.corrections === 3) return 'too-many';
    this.corrections++;
    return 'done';
  }

  report(): undefined {
    for (const offer of this.offers.values()) {
      if (offer.state !== 'accepted') continue;
      offer.isReportedAgain ||= offer.hasAnswered && !offer.isReported;
      offer.isReported = true;
    }
  }

  setStatus(status: Status): undefined {
    this.become(status);
  }

  setFlag(isFlagged: boolean): undefined {
    if (isFlagged === this.isFlagged) return;
    this.isFlagged = isFlagged;
    this.offerAsStatusSays();
  }

  offerByHand(name: HaulerName): undefined {
    if (this.offers.get(name)?.state !== 'open') this.set(name, 'open');
  }

  setActive(name: HaulerName, isActive: boolean): undefined {
    const wasActive = this.active[name];
    this.active[name] = isActive;
    if (wasActive && !isActive && this.offers.get(name)?.state === 'open') this.set(name, 'expired');
  }

  letOffersRunOut(): undefined {
    // The last one starts the next wave, which has not expired.
    const open = [...this.offers].filter(([, { state }]) => state === 'open');
    for (const [name, offer] of open) {
      offer.offeredAt = this.now;
      this.set(name, 'expired');
    }
  }

  takeBack(): undefined {
    if (this.isClosed() || this.isFlagged) return;
    for (const [name, { state, isReported, isReportedAgain, hasCalled }] of this.offers) {
      const isKept = hasCalled && this.pickup.hasWindow && !isReportedAgain;
      if (state === 'accepted' && isReported && !isKept) this.set(name, 'returned');
    }
  }

  private reasonNotToAct(offer: Offer | undefined): Answer | undefined {
    if (!offer) return 'unknown';
    if (this.isClosed()) return 'closed';
    return offer.state === 'accepted' ? undefined : 'not-yours';
  }

  /** An action of the hauler answers the first report but not the second. */
  private answer(offer: Offer, { isReported, isReportedAgain }: Offer) {
    offer.hasAnswered ||= isReported;
    offer.isReported = isReportedAgain && isReported;
    offer.isReportedAgain = isReportedAgain;
  }

  private end(name: HaulerName, from: OfferState, to: OfferState): Answer {
    const offer = this.offers.get(name);
    if (!offer) return 'unknown';
    if (offer.state === to) return 'done';
    if (offer.state !== from || this.isClosed()) return 'refused';
    this.set(name, to);
    return 'done';
  }

  private set(name: HaulerName, state: OfferState) {
    const before = this.offers.get(name)?.state;
    const offer = this.offers.get(name) ?? { state, offeredAt: this.now, ...untouched };
    offer.state = state;
    if (state === 'open') Object.assign(offer, { offeredAt: this.now, ...untouched });
    this.offers.set(name, offer);
    if (before === 'accepted' && state !== 'accepted') {
      this.pickup = { isOpen: false, isAccepted: false, hasWindow: this.isClosed() && this.pickup.hasWindow };
    }
    if (before === 'accepted' && !this.isClosed()) {
      this.cameBackAt = this.now;
      this.become('Submitted');
    }
    if (before === 'accepted' || (before === 'open' && state !== 'taken' && state !== 'accepted')) this.dispatch();
  }

  private become(status: Status) {
    if (status === this.status) return;
    if (this.status === 'Canceled') this.isCanceledByCustomer = false;
    this.status = status;
    if (status === 'Submitted') this.pickup = { ...this.pickup, isAccepted: false, hasWindow: false };
    if (this.isClosed()) this.pickup.isOpen = false;
    this.offerAsStatusSays();
  }

  private offerAsStatusSays() {
    if (this.status === 'Submitted' && !this.isFlagged) {
      this.cameBackAt = this.now;
      this.dispatch();
    } else {
      for (const offer of this.offers.values()) if (offer.state === 'open') offer.state = 'expired';
    }
    for (const offer of this.offers.values()) {
      if (offer.state === 'accepted') Object.assign(offer, { isReported: false, isReportedAgain: false });
    }
  }

  private dispatch() {
    if (this.status !== 'Submitted' || this.isFlagged || this.hasOpenOrAccepted()) return;
    const next = haulerNames.filter((name) => {
      const earlier = this.offers.get(name);
      const isLost = earlier?.state === 'taken' || earlier?.state === 'expired';
      return this.active[name] && (!earlier || (isLost && earlier.offeredAt < this.cameBackAt));
    });
    for (const name of next) this.set(name, 'open');
  }

  private hasOpenOrAccepted(): boolean {
    return [...this.offers.values()].some(({ state }) => state === 'open' || state === 'accepted');
  }
}

import type { DeskHauler } from '@functions/contracts/desk.ts';
import { callUrl, mailUrl } from '@functions/domain/links.ts';
import { losAngelesDay } from '@functions/domain/los-angeles-clock.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { languageLabel } from '@functions/words/en/languages.ts';
import { serviceLabel } from '@functions/words/en/services.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatDay } from '@/content/en/dates';
import { words } from '@/content/en/desk-list';
import { OpenButton } from '@/features/request/action-button';
import { daysBetween, formatLosAngelesClock } from '@/features/request/los-angeles-clock';
import type { DeskActions } from '../use-desk-actions';
import { HaulerAgreement } from './hauler-agreement';
import { cardClass, Detail } from './list-section';

/** How many days before its expiration an insurance is mentioned. */
const INSURANCE_NOTICE_DAYS = 14;

/** How many areas or services are listed before the rest are only counted. */
const NAMED = 6;

export type HaulerDialogName = 'change' | 'pause' | 'activate' | 'ask-agreement' | 'end-texts';

type HaulerCardProps = {
  hauler: DeskHauler;
  actions: DeskActions;
  now: Date;
  onOpen(dialog: HaulerDialogName): void;
};

/** A hauler: whether they get requests, their open jobs and offers, and how often they call in time. */
export function HaulerCard({ hauler, actions, now, onOpen }: HaulerCardProps) {
  const { name, contactName, active, vettedAt, jobs, openOffers, noShows, called, inTime } = hauler;
  const { everywhere, zipPrefixes, familyOwned, truckCubicYards, pausedByHauler, agreement, textsOn } = hauler;
  const activate = vettedAt === null ? words.haulers.vetAndActivate : words.haulers.activate;
  const switchLabel = active ? words.haulers.pause : activate;
  const buttons: [dialog: HaulerDialogName, label: string, isShown?: boolean][] = [
    ['change', words.haulers.change],
    [active ? 'pause' : 'activate', switchLabel],
    ['pause', words.haulers.keepPaused, !active && pausedByHauler],
    ['ask-agreement', words.haulers.askAgreement, !agreement.current],
    ['end-texts', words.haulers.endTexts, textsOn],
  ];
  return (
    <li className={clsx(cardClass, 'flex flex-col')}>
      <h3 className="break-words text-lg leading-snug">{name}</h3>
      <HaulerStatus hauler={hauler} now={now} />
      <p className="mt-2 break-words">
        <span>{contactName && `${contactName}, `}</span>
        <Phone phone={hauler.phone} />
        <br />
        <a href={mailUrl(hauler.email)} className="underline underline-offset-2">
          {hauler.email}
        </a>
      </p>
      <dl className="mt-4 grid grid-cols-3 gap-3 border-line border-y py-3 text-center">
        <Count term={words.haulers.jobs}>{jobs}</Count>
        <Count term={words.haulers.openOffers}>{openOffers}</Count>
        <Count term={words.haulers.inTime} note={called > 0 ? words.haulers.inTimePeriod : undefined}>
          {words.haulers.inTimeOf(inTime, called)}
        </Count>
      </dl>
      {noShows > 0 && <p className="mt-2 font-semibold text-danger">{words.haulers.missed(noShows)}</p>}
      <dl className="mt-3 mb-4 space-y-1 text-sm">
        <Detail term={words.haulers.areas}>
          {everywhere ? words.haulers.everywhere : inShort(zipPrefixes) || words.haulers.noAreas}
        </Detail>
        <Detail term={words.haulers.services}>
          {inShort(hauler.services.map(serviceLabel)) || words.haulers.everything}
        </Detail>
        <Detail term={words.haulers.languages}>{hauler.languages.map(languageLabel).join(', ')}</Detail>
        <Detail term={words.haulers.vetted}>
          {vettedAt === null ? words.haulers.never : formatDay(losAngelesDay(vettedAt))}
        </Detail>
        <Detail term={words.haulers.insured}>
          {hauler.insuredUntil === null ? words.haulers.unknown : formatDay(hauler.insuredUntil)}
        </Detail>
        {truckCubicYards !== null && <Detail term={words.haulers.truck}>{truckText(truckCubicYards, hauler)}</Detail>}
        {familyOwned && <Detail term={words.haulers.familyOwned}>{words.haulers.yes}</Detail>}
      </dl>
      <HaulerAgreement hauler={hauler} now={now} />
      <div role="status">
        {actions.done && words.haulers.done[actions.done] && (
          <p className="mb-4 font-semibold text-leaf">{words.haulers.done[actions.done]}</p>
        )}
      </div>
      <div className="mt-auto flex flex-wrap gap-3">
        {buttons.map(
          ([dialog, label, isShown = true]) =>
            isShown && (
              <OpenButton
                key={label}
                actions={actions}
                variant="secondary"
                aria-label={words.haulers.of(label, name)}
                onOpen={() => onOpen(dialog)}
              >
                {label}
              </OpenButton>
            ),
        )}
      </div>
    </li>
  );
}

/** Whether the hauler gets requests, and what prevents that now or soon. */
function HaulerStatus({ hauler, now }: Pick<HaulerCardProps, 'hauler' | 'now'>) {
  const { active, vettedAt, unreachableSince, pausedByHauler, missing } = hauler;
  const insurance = insuranceOf(hauler, now);
  const isInVain = unreachableSince !== null || missing.length > 0 || (daysInsured(hauler, now) ?? 0) < 0;
  return (
    <>
      {active && (
        <p className={clsx('font-semibold', !isInVain && 'text-leaf')}>
          {isInVain ? words.haulers.activeInVain : words.haulers.active}
        </p>
      )}
      {!active && (
        <p className="font-semibold text-ink-soft">
          {[
            vettedAt === null ? words.haulers.notVetted : words.haulers.paused,
            pausedByHauler && words.haulers.pausedByHauler,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      {missing.length > 0 && (
        <p className="mt-1 font-semibold text-danger">
          {words.haulers.missing(missing.map((paper) => words.haulers.papers[paper]).join(', '))}
        </p>
      )}
      {unreachableSince !== null && (
        <p className="mt-1 font-semibold text-danger">
          {words.haulers.unreachable(formatLosAngelesClock(unreachableSince, now))}
        </p>
      )}
      {insurance && <p className="mt-1 font-semibold text-danger">{insurance}</p>}
    </>
  );
}

function truckText(yards: number, { truckByHaulerAt }: DeskHauler): string {
  const { cubicYards, byHauler } = words.haulers;
  return truckByHaulerAt ? byHauler(cubicYards(yards), formatDay(losAngelesDay(truckByHaulerAt))) : cubicYards(yards);
}

/** A warning if their insurance expires soon or has expired. */
function insuranceOf(hauler: DeskHauler, now: Date): string | undefined {
  const { insuredUntil } = hauler;
  const daysLeft = daysInsured(hauler, now);
  if (insuredUntil === null || daysLeft === undefined) return undefined;
  if (daysLeft < 0) return words.haulers.insuranceEnded(formatDay(insuredUntil));
  if (daysLeft > INSURANCE_NOTICE_DAYS) return undefined;
  return words.haulers.insuranceEnds(formatDay(insuredUntil), daysLeft);
}

/** How many more days they are insured; negative if the insurance has expired, undefined if unknown. */
function daysInsured({ insuredUntil }: DeskHauler, now: Date): number | undefined {
  return insuredUntil === null ? undefined : daysBetween(losAngelesDay(now), insuredUntil);
}

/** The first few names and the number of others; empty if there are none. */
function inShort(names: readonly string[]): string {
  const others = names.length - NAMED;
  const named = names.slice(0, NAMED).join(', ');
  return others > 0 ? `${named} ${words.haulers.andMore(others)}` : named;
}

function Phone({ phone }: { phone: string }) {
  const href = callUrl(phone);
  const text = <span className="whitespace-nowrap">{formatPhone(phone)}</span>;
  if (href === null) return text;
  return (
    <a href={href} className="underline underline-offset-2">
      {text}
    </a>
  );
}

type CountProps = { term: string; note?: string | undefined; children: ReactNode };

/** A number with its label below. */
function Count({ term, note, children }: CountProps) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-ink-soft text-sm leading-tight">{note ? `${term} ${note}` : term}</dt>
      <dd className="font-bold text-lg leading-tight even-figures">{children}</dd>
    </div>
  );
}

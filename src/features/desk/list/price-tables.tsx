import type { ListView, PriceFigure } from '@functions/contracts/desk.ts';
import { loadSizeLabels, loadSizesInText } from '@functions/words/en/load-sizes.ts';
import { dollars } from '@functions/words/en/pickups.ts';
import type { ReactNode } from 'react';
import { words } from '@/content/en/desk-prices';
import { words as paid } from '@/content/en/paid';
import { SectionNote } from './list-section';

/** The figures of what people paid, and what went into them and what did not, by hauler. */
export function PriceTables({ prices: { figures, haulers } }: Pick<ListView, 'prices'>) {
  return (
    <div className="space-y-4">
      {figures.length === 0 ? <SectionNote>{words.figures.nothing}</SectionNote> : <Figures figures={figures} />}
      {haulers.length === 0 ? <SectionNote>{words.haulers.nothing}</SectionNote> : <ByHauler haulers={haulers} />}
    </div>
  );
}

function Figures({ figures }: Pick<ListView['prices'], 'figures'>) {
  const { caption, what, half, median, pickups } = words.figures;
  return (
    <Table caption={caption}>
      <thead style={{ verticalAlign: 'bottom' }}>
        <tr>
          <Column isFirst>{what}</Column>
          <Column>{half}</Column>
          <Column>{median}</Column>
          <Column>{pickups}</Column>
        </tr>
      </thead>
      <tbody style={{ verticalAlign: 'top' }}>
        {figures.map((figure) => (
          <tr key={`${figure.service} ${figure.loadSize}`} className="border-line border-t">
            <th scope="row" className="py-2 font-normal text-sm">
              {figureText(figure)}
            </th>
            <Cell>{paid.halfPaid(figure) ?? words.figures.tooFew}</Cell>
            <Cell>{dollars(figure.median)}</Cell>
            <Cell>{figure.pickups}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Each name has a row of its own, so that five numbers fit beside each other on a phone. */
function ByHauler({ haulers }: Pick<ListView['prices'], 'haulers'>) {
  const { caption, pickups, median, farOff, denied, leftOut } = words.haulers;
  return (
    <Table caption={caption}>
      <thead style={{ verticalAlign: 'bottom' }}>
        <tr>
          <Column isFirst>{pickups}</Column>
          <Column>{median}</Column>
          <Column>{farOff}</Column>
          <Column>{denied}</Column>
          <Column>{leftOut}</Column>
        </tr>
      </thead>
      {haulers.map((each) => (
        <tbody key={each.hauler.id}>
          <tr className="border-line border-t">
            <th scope="rowgroup" colSpan={5} className="break-words pt-2 font-normal">
              {each.hauler.name}
            </th>
          </tr>
          <tr>
            <Cell isFirst>{each.pickups}</Cell>
            <Cell>{dollars(each.median)}</Cell>
            <Cell>{each.farOff}</Cell>
            <Cell>{each.denied}</Cell>
            <Cell>{each.leftOut}</Cell>
          </tr>
        </tbody>
      ))}
    </Table>
  );
}

/** "Furniture Removal, all loads", "Half a truck", "Furniture Removal, half a truck". */
function figureText({ service, loadSize }: PriceFigure): string {
  const { all, allOf, loadOf } = words.figures;
  if (service === null) return loadSize === null ? all : loadSizeLabels[loadSize];
  return loadSize === null ? allOf(service) : loadOf(service, loadSizesInText[loadSize]);
}

function Table({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-paper p-4 shadow-card sm:p-6">
      <table className="w-full text-left leading-snug">
        <caption className="mb-4 text-left text-ink-soft">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

type CellProps = { isFirst?: boolean; children: ReactNode };

function Column({ isFirst = false, children }: CellProps) {
  return (
    <th scope="col" className={isFirst ? 'py-2 font-bold text-sm' : 'py-2 pl-3 font-bold text-sm'}>
      {children}
    </th>
  );
}

function Cell({ isFirst = false, children }: CellProps) {
  return (
    <td className={isFirst ? 'py-2 font-semibold even-figures' : 'py-2 pl-3 font-semibold even-figures'}>{children}</td>
  );
}

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { coverageMap } from '@/content/coverage-map';

const { counties } = coverageMap;
const drawnCounties = [
  { path: counties['Los Angeles'], look: 'fill-poppy-pale' },
  { path: counties.Orange, look: 'fill-gold' },
  { path: counties.Riverside, look: 'fill-sand' },
  { path: counties['San Bernardino'], look: 'fill-leaf-pale' },
  { path: counties.Ventura, look: 'fill-leaf-light' },
];

type CountyMapProps = {
  /** The part that is shown, in the map's own units. */
  viewBox?: string;
  /** What the map says, unless it is decoration. */
  label?: string;
  className?: string;
  /** What stands on the map. */
  children?: ReactNode;
};

/** The counties of our regions between the ocean and the desert. */
export function CountyMap({ viewBox = coverageMap.viewBox, label, className, children }: CountyMapProps) {
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      className={clsx('bg-leaf', className)}
      {...(label ? { role: 'img', 'aria-label': label } : {})}
    >
      <path d={coverageMap.otherLand} className="fill-leaf-mid" />
      {drawnCounties.map(({ path, look }) => (
        <path key={look} d={path} className={clsx('stroke-2 stroke-cream', look)} />
      ))}
      {children}
    </svg>
  );
}

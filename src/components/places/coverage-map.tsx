import { useState } from 'react';
import { toEnglish } from '@/components/ui/english-links';
import { SiteLink } from '@/components/ui/link';
import type { CitySlug } from '@/content/facts/cities';
import { findCity } from '@/content/facts/cities';
import { coverageMap } from '@/content/facts/coverage-map';
import { type RegionName, regions } from '@/content/facts/regions';
import { paths } from '@/lib/paths';
import { words } from '@/words/service-areas';
import { CountyShapes } from './county-shapes';

/** Positions of the region names in the map's units, clear of dots. */
const regionLabels = [
  { name: 'Ventura County', x: 190, y: 44 },
  { name: 'Los Angeles County', x: 612, y: 84 },
  { name: 'San Fernando Valley', x: 404, y: 112, isSmall: true },
  { name: 'Inland Empire', x: 900, y: 100 },
  { name: 'Orange County', x: 600, y: 552, isOnWater: true },
] as const satisfies readonly RegionLabelProps[];

const mapCities: readonly CitySlug[] = regions.flatMap((region) => region.cities);
const allDots = Object.values(coverageMap.dots)
  .map(([x, y]) => `M${x},${y}h0`)
  .join('');

/**
 * Southern California with a dot for each city of our regions. On large screens the dots are links; on phones they are
 * too close together for fingers. Keyboard users have the same links in the list of regions on the page.
 */
export function CoverageMap() {
  const [named, setNamed] = useState<CitySlug>();
  return (
    <nav aria-label={words.map.navigation} className="relative">
      <svg viewBox={coverageMap.viewBox} aria-hidden="true" className="w-full">
        <CountyShapes />
        {regionLabels.map((each) => (
          <RegionLabel key={each.name} {...each} />
        ))}
        <path d={allDots} strokeLinecap="round" className="stroke-[14] stroke-ink lg:hidden" />
      </svg>
      <svg viewBox={coverageMap.viewBox} role="presentation" className="absolute inset-0 w-full max-lg:hidden">
        {mapCities.map((slug) => (
          <Dot key={slug} slug={slug} onName={setNamed} />
        ))}
        {named && <DotName slug={named} />}
      </svg>
    </nav>
  );
}

function Dot({ slug, onName }: { slug: CitySlug; onName(slug: CitySlug | undefined): void }) {
  const [x, y] = coverageMap.dots[slug] ?? [0, 0];
  return (
    <SiteLink
      {...toEnglish(paths.city(slug))}
      tabIndex={-1}
      aria-label={words.map.city(findCity(slug).name)}
      className="group"
      onPointerEnter={() => onName(slug)}
      onPointerLeave={() => onName(undefined)}
    >
      <circle cx={x} cy={y} r="11" className="fill-transparent" />
      <circle cx={x} cy={y} r="5.5" className="fill-ink stroke-2 stroke-paper group-hover:fill-poppy" />
    </SiteLink>
  );
}

/** The name of the city under the pointer, above all dots. */
function DotName({ slug }: { slug: CitySlug }) {
  const [x, y] = coverageMap.dots[slug] ?? [0, 0];
  const { name } = findCity(slug);
  const width = name.length * 9.2 + 26;
  const left = Math.min(Math.max(x - width / 2, 6), 994 - width);
  return (
    <g className="pointer-events-none">
      <rect x={left} y={y - 46} width={width} height="32" rx="16" className="fill-ink" />
      <text x={left + width / 2} y={y - 24.5} textAnchor="middle" fontSize="17" className="fill-cream font-bold">
        {name}
      </text>
    </g>
  );
}

type RegionLabelProps = { name: RegionName; x: number; y: number; isSmall?: boolean; isOnWater?: boolean };

function RegionLabel({ name, x, y, isSmall = false, isOnWater = false }: RegionLabelProps) {
  const lines = words.regionNames[name];
  const size = isSmall ? 'text-[24px] lg:text-[15px]' : 'text-[32px] lg:text-[21px]';
  return (
    <text x={x} y={y} textAnchor="middle" className={`font-extrabold ${size} ${isOnWater ? 'fill-cream' : 'fill-ink'}`}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : '1.1em'}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

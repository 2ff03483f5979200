import type { CitySlug } from '@/content/cities';
import { findCity } from '@/content/cities/find-city';
import { californiaMap, coverageMap } from '@/content/coverage-map';
import { CountyMap } from './county-map';
import { Picture } from './picture';

/** The part of the map around a city, in the map's units: about 40 by 32 miles. */
const VIEW = { width: 300, height: 240 };
const [, , MAP_WIDTH = 0, MAP_HEIGHT = 0] = coverageMap.viewBox.split(' ').map(Number);

/** Where a city lies, with the truck in front: in its counties, or in California if it is outside our regions. */
export function PlaceMap({ slug }: { slug: CitySlug }) {
  const { name } = findCity(slug);
  const dot = coverageMap.dots[slug];
  const label = `Map: where ${name} lies in ${dot ? 'Southern California' : 'California'}`;
  const [x, y] = dot ?? californiaMap.dots[slug] ?? [0, 0];
  const left = within(x - VIEW.width / 2, MAP_WIDTH - VIEW.width);
  const top = within(y - VIEW.height / 2, MAP_HEIGHT - VIEW.height);
  const isOnTheLeft = dot ? x - left < VIEW.width * 0.45 : false;
  return (
    <div className={isOnTheLeft ? 'relative pb-10 lg:-mr-2' : 'relative pb-10 sm:pl-8'}>
      {dot ? (
        <CountyMap
          label={label}
          viewBox={`${left} ${top} ${VIEW.width} ${VIEW.height}`}
          className="aspect-5/4 w-full rounded-panel"
        >
          <path d={dotsAround(slug)} strokeLinecap="round" className="stroke-6 stroke-ink/35" />
          <Pin name={name} x={x} y={y} scale={1} />
        </CountyMap>
      ) : (
        <svg
          viewBox={`-150 -20 600 ${480 + 20}`}
          role="img"
          aria-label={label}
          className="aspect-5/4 w-full rounded-panel bg-leaf"
        >
          <path d={californiaMap.outline} className="fill-poppy-pale" />
          <Pin name={name} x={x} y={y} scale={2} />
        </svg>
      )}
      <Picture
        name="truck-clear"
        sizes="(min-width: 1024px) 288px, 45vw"
        className={`absolute bottom-0 w-[46%] ${isOnTheLeft ? '-right-1 sm:-right-3' : '-left-2'}`}
        isDecoration
        isHero
      />
    </div>
  );
}

function Pin({ name, x, y, scale }: { name: string; x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r="15" className="fill-poppy/30" />
      <circle r="6" className="fill-poppy stroke-2 stroke-ink" />
      <text
        y="-21"
        textAnchor="middle"
        fontSize="14"
        strokeWidth="4"
        strokeLinejoin="round"
        paintOrder="stroke"
        className="fill-ink stroke-paper font-extrabold"
      >
        {name}
      </text>
    </g>
  );
}

/** A dot, drawn as a line of no length, for each other city of our regions. */
function dotsAround(slug: CitySlug): string {
  return Object.entries(coverageMap.dots)
    .filter(([each]) => each !== slug)
    .map(([, [x, y]]) => `M${x},${y}h0`)
    .join('');
}

function within(position: number, last: number): number {
  return Math.min(Math.max(position, 0), last);
}

import { Picture } from '@/components/picture';
import { words } from '@/content/en/places';
import type { CitySlug } from '@/content/facts/cities';
import { findCity } from '@/content/facts/cities';
import { californiaMap, coverageMap } from '@/content/facts/coverage-map';
import { CountyShapes } from './county-shapes';

/** The size of the map section around a city in the map's units: about 60 by 48 miles. */
const VIEW = { width: 440, height: 352 };
const [, , MAP_WIDTH = 0, MAP_HEIGHT = 0] = coverageMap.viewBox.split(' ').map(Number);

/** Well-known cities, named on the map where they are not too close to the page's own. */
const landmarks = [
  'los-angeles',
  'long-beach',
  'irvine',
  'riverside',
  'san-bernardino',
  'ventura',
  'thousand-oaks',
] as const satisfies readonly CitySlug[];

/** A city's location, with the truck in front: in its counties, or in California if it is outside our regions. */
export function PlaceMap({ slug }: { slug: CitySlug }) {
  const view = viewAround(slug);
  const isTruckRight = view ? isInLeftPart(view) : false;
  return (
    <div className={isTruckRight ? 'relative pb-8' : 'relative pb-8 sm:pl-8'}>
      <div className="overflow-hidden rounded-panel">
        {view ? <RegionMap slug={slug} view={view} /> : <StateMap slug={slug} />}
      </div>
      <Picture
        name="truck-clear"
        sizes="(min-width: 1024px) 256px, 42vw"
        className={`absolute bottom-0 w-[42%] ${isTruckRight ? '-right-1 sm:-right-4' : '-left-2'}`}
        alt=""
        isHero
      />
    </div>
  );
}

function RegionMap({ slug, view }: { slug: CitySlug; view: View }) {
  const { name } = findCity(slug);
  return (
    <svg
      viewBox={`${view.left} ${view.top} ${VIEW.width} ${VIEW.height}`}
      role="img"
      aria-label={words.placeMap.inRegions(name)}
      className="aspect-5/4 w-full"
    >
      <CountyShapes />
      <path d={otherDots(slug)} strokeLinecap="round" className="stroke-[7] stroke-ink/35" />
      {landmarksAround(slug, view).map((each) => (
        <MapText
          key={each.name}
          x={each.x}
          y={each.y + 20}
          size={13}
          text={each.name}
          className="fill-ink-soft font-semibold"
        />
      ))}
      <Pin name={name} x={view.left + view.x} y={view.top + view.y} scale={1.45} />
    </svg>
  );
}

function StateMap({ slug }: { slug: CitySlug }) {
  const { name } = findCity(slug);
  const [x, y] = californiaMap.dots[slug] ?? [0, 0];
  return (
    <svg
      viewBox="-150 -18 625 500"
      role="img"
      aria-label={words.placeMap.inState(name)}
      className="aspect-5/4 w-full bg-leaf"
    >
      <path d={californiaMap.outline} className="fill-poppy-pale" />
      <Pin name={name} x={x} y={y} scale={2} />
    </svg>
  );
}

function Pin({ name, x, y, scale }: { name: string; x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r="13" className="fill-poppy/35" />
      <circle r="6" className="fill-poppy stroke-2 stroke-ink" />
      <MapText y={-18} size={14} text={name} className="fill-ink font-extrabold" />
    </g>
  );
}

type MapTextProps = { x?: number; y: number; size: number; text: string; className: string };

/** A name on the map, with a pale outline that keeps it readable over borders and dots. */
function MapText({ x = 0, y, size, text, className }: MapTextProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      textAnchor="middle"
      paintOrder="stroke"
      strokeWidth="4"
      strokeLinejoin="round"
      className={`stroke-paper/80 ${className}`}
    >
      {text}
    </text>
  );
}

/** The corner of the section around a city, kept within the map, and the city's position in it. */
type View = { left: number; top: number; x: number; y: number };

function viewAround(slug: CitySlug): View | undefined {
  const dot = coverageMap.dots[slug];
  if (!dot) return undefined;
  const left = within(dot[0] - VIEW.width / 2, MAP_WIDTH - VIEW.width);
  const top = within(dot[1] - VIEW.height / 2, MAP_HEIGHT - VIEW.height);
  return { left, top, x: dot[0] - left, y: dot[1] - top };
}

/** A landmark is named only if it is this far from the page's own city and from the frame, in the map's units. */
const ROOM = { x: 100, y: 34 };
const MARGIN = { x: 56, y: 26 };

/** The landmarks whose names would not be cut off by the frame or covered by the truck or the city's own name. */
function landmarksAround(slug: CitySlug, view: View) {
  return landmarks.flatMap((each) => {
    const [x, y] = coverageMap.dots[each] ?? [0, 0];
    const fromLeft = x - view.left;
    const fromTop = y - view.top;
    const isInFrame =
      fromLeft > MARGIN.x && fromLeft < VIEW.width - MARGIN.x && fromTop > 0 && fromTop < VIEW.height - MARGIN.y;
    const isUnderTruck = fromTop > VIEW.height * 0.55 && (isInLeftPart(view) ? fromLeft > 220 : fromLeft < 230);
    const isTooClose = Math.abs(fromLeft - view.x) < ROOM.x && fromTop - view.y < ROOM.y && fromTop - view.y > -90;
    return each !== slug && isInFrame && !isUnderTruck && !isTooClose ? [{ name: findCity(each).name, x, y }] : [];
  });
}

/** Whether the city is so far to the left that the truck must be on the right. */
function isInLeftPart(view: View): boolean {
  return view.x < VIEW.width * 0.4;
}

/** A dot, drawn as a zero-length line, for each other city of our regions. */
function otherDots(slug: CitySlug): string {
  return Object.entries(coverageMap.dots)
    .filter(([each]) => each !== slug)
    .map(([, [x, y]]) => `M${x},${y}h0`)
    .join('');
}

function within(position: number, last: number): number {
  return Math.min(Math.max(position, 0), last);
}

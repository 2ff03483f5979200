/**
 * Writes `src/content/facts/coverage-map.ts`, the map of the service areas page: `npm run map`.
 *
 * County outlines are the Census Bureau's at 1:10,000,000 (package `us-atlas`), cropped to the part of Southern
 * California that our regions cover and rounded to whole units of the drawing; the dots come from
 * `facts/city-coordinates.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type GeoPermissibleObjects, type GeoProjection, geoMercator, geoPath } from 'd3-geo';
import { feature, merge } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { type CitySlug, cities } from '../../src/content/facts/cities.ts';
import { cityCoordinates } from '../../src/content/facts/city-coordinates.ts';
import { regions } from '../../src/content/facts/regions.ts';

const OUTPUT = 'src/content/facts/coverage-map.ts';

const WIDTH = 1000;
/** The bounds of the drawing in degrees of longitude and latitude. */
const WEST = -119.47;
const EAST = -116.98;
const SOUTH = 33.28;
const NORTH = 34.6;
/** How far outlines extend past the frame, so that their cut edges are out of sight. */
const BLEED = 8;

/** FIPS codes of the counties drawn in color, and of neighbors drawn only as land. */
const COUNTIES = {
  '06037': 'Los Angeles',
  '06059': 'Orange',
  '06065': 'Riverside',
  '06071': 'San Bernardino',
  '06111': 'Ventura',
};
const NEIGHBORS = ['06029', '06073', '06083'];

const CALIFORNIA = '06';
const STATE_WIDTH = 400;

type Atlas = Topology<{ counties: GeometryCollection; states: GeometryCollection }>;

const atlas: Atlas = JSON.parse(readFileSync(new URL(import.meta.resolve('us-atlas/counties-10m.json')), 'utf8'));

const projection = geoMercator().fitWidth(WIDTH, {
  type: 'MultiPoint',
  coordinates: [
    [WEST, SOUTH],
    [EAST, NORTH],
  ],
});
const height = Math.round(project(projection, EAST, SOUTH)[1]);
// At this scale, straight lines between the atlas's points are enough.
projection.precision(0).clipExtent([
  [-BLEED, -BLEED],
  [WIDTH + BLEED, height + BLEED],
]);
const draw = geoPath(projection).digits(0);

const counties = Object.entries(COUNTIES)
  .map(([code, name]) => ({ name, path: outline(withoutIslands(code)) }))
  .sort((one, other) => one.name.localeCompare(other.name));

const otherLand = outline(merge(atlas, [...NEIGHBORS.map(county), ...Object.keys(COUNTIES).map(islands)]));

const dots = regions.flatMap((region) => region.cities).map((slug) => dotLine(slug, projectCity(projection, slug)));

const california = geoMercator().fitWidth(STATE_WIDTH, state()).precision(0);
const stateHeight = Math.ceil(geoPath(california).bounds(state())[1][1]);
const stateOutline = geoPath(california).digits(0)(state());
const regionCities: readonly string[] = regions.flatMap((region) => region.cities);
const stateDots = cities
  .filter(({ slug }) => !regionCities.includes(slug))
  .map(({ slug }) => dotLine(slug, projectCity(california, slug)));

writeFileSync(
  OUTPUT,
  `// Written by scripts/generate/map.ts (\`npm run map\`) from Census outlines; do not edit.
import type { CitySlug } from './cities';

type Dots = Partial<Record<CitySlug, readonly [x: number, y: number]>>;

/** The counties of our regions and the dots of their cities, in the units of \`viewBox\`. */
export const coverageMap: {
  viewBox: string;
  counties: Record<${counties.map(({ name }) => `'${name}'`).join(' | ')}, string>;
  otherLand: string;
  dots: Dots;
} = {
  viewBox: '0 0 ${WIDTH} ${height}',
  counties: {
${counties.map(({ name, path }) => `    ${/^\w+$/.test(name) ? name : `'${name}'`}:\n      '${path}',`).join('\n')}
  },
  /** Neighboring counties and the islands, drawn only as land. */
  otherLand:
    '${otherLand}',
  dots: {
${dots.map((dot) => `    ${dot}`).join('\n')}
  },
};

/** All of California, with the dots of the cities outside our regions. */
export const californiaMap: { viewBox: string; outline: string; dots: Dots } = {
  viewBox: '0 0 ${STATE_WIDTH} ${stateHeight}',
  outline:
    '${stateOutline}',
  dots: {
${stateDots.map((dot) => `    ${dot}`).join('\n')}
  },
};
`,
);
console.log(`${OUTPUT}: ${readFileSync(OUTPUT).length} bytes`);

function county(code: string): Polygon | MultiPolygon {
  const found = atlas.objects.counties.geometries.find(({ id }) => id === code);
  if (found?.type !== 'Polygon' && found?.type !== 'MultiPolygon') throw new Error(`There is no county ${code}`);
  return found;
}

function polygonsOf(code: string): number[][][] {
  const geometry = county(code);
  return mainlandFirst(geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs);
}

/** The mainland is the polygon with the longest outline. */
function mainlandFirst(polygons: number[][][]): number[][][] {
  return polygons.toSorted((one, other) => pointsIn(other) - pointsIn(one));
}

function pointsIn(polygon: number[][]): number {
  return polygon.flat().reduce((sum, arc) => sum + (atlas.arcs[arc < 0 ? ~arc : arc]?.length ?? 0), 0);
}

function withoutIslands(code: string): GeoPermissibleObjects {
  return feature(atlas, { type: 'MultiPolygon', arcs: polygonsOf(code).slice(0, 1) });
}

function islands(code: string): MultiPolygon {
  return { type: 'MultiPolygon', arcs: polygonsOf(code).slice(1) };
}

function outline(shape: GeoPermissibleObjects): string {
  const path = draw(shape);
  if (!path) throw new Error('A shape lies outside the map');
  return path;
}

/** The outline of California without its islands. */
function state(): GeoPermissibleObjects {
  const found = atlas.objects.states.geometries.find(({ id }) => id === CALIFORNIA);
  if (found?.type !== 'MultiPolygon') throw new Error('There is no California');
  return feature(atlas, { type: 'MultiPolygon', arcs: mainlandFirst(found.arcs).slice(0, 1) });
}

function dotLine(slug: string, [x, y]: [number, number]): string {
  return `${/^\w+$/.test(slug) ? slug : `'${slug}'`}: [${Math.round(x)}, ${Math.round(y)}],`;
}

function projectCity(projection: GeoProjection, slug: CitySlug): [number, number] {
  const { lng, lat } = cityCoordinates[slug];
  return project(projection, lng, lat);
}

function project(projection: GeoProjection, lng: number, lat: number): [number, number] {
  const point = projection([lng, lat]);
  if (!point) throw new Error(`${lng}, ${lat} cannot be projected`);
  return point;
}

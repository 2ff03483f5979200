import { clsx } from 'clsx';
import { coverageMap } from '@/content/facts/coverage-map';

const { counties, otherLand, viewBox } = coverageMap;
const [, , width, height] = viewBox.split(' ');

const looks = [
  { path: counties['Los Angeles'], fill: 'fill-poppy-pale' },
  { path: counties.Orange, fill: 'fill-gold' },
  { path: counties.Riverside, fill: 'fill-sand' },
  { path: counties['San Bernardino'], fill: 'fill-leaf-pale' },
  { path: counties.Ventura, fill: 'fill-leaf-light' },
];

/** A map's background for use inside an `svg`: the counties of our regions between the ocean and the desert. */
export function CountyShapes() {
  return (
    <>
      <path d={`M0,0H${width}V${height}H0Z`} className="fill-leaf" />
      <path d={otherLand} className="fill-leaf-mid" />
      {looks.map(({ path, fill }) => (
        <path key={fill} d={path} className={clsx('stroke-2 stroke-cream', fill)} />
      ))}
    </>
  );
}

import type { IconNode } from 'lucide';
import { createElement, type SVGAttributes } from 'react';

/** A drawing of lucide's, beside words that say the same: screen readers pass over it. */
export function Icon({ of: shapes, ...attributes }: SVGAttributes<SVGSVGElement> & { of: IconNode }) {
  const drawn = shapes.map(([shape, itsAttributes]) => createElement(shape, itsAttributes));
  const svg = {
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    'aria-hidden': true,
    ...attributes,
  } as const;
  return createElement('svg', svg, ...drawn);
}

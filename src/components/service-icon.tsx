import { clsx } from 'clsx';
import {
  Bath,
  BedDouble,
  Boxes,
  BriefcaseBusiness,
  Hammer,
  HouseHeart,
  KeyRound,
  Leaf,
  type LucideIcon,
  Monitor,
  PackageOpen,
  Refrigerator,
  Sofa,
  Sparkles,
  Truck,
  Warehouse,
} from 'lucide-react';
import type { services } from '@/content/services';

const icons = {
  bath: Bath,
  'bed-double': BedDouble,
  boxes: Boxes,
  'briefcase-business': BriefcaseBusiness,
  hammer: Hammer,
  'house-heart': HouseHeart,
  'key-round': KeyRound,
  leaf: Leaf,
  monitor: Monitor,
  'package-open': PackageOpen,
  refrigerator: Refrigerator,
  sofa: Sofa,
  sparkles: Sparkles,
  truck: Truck,
  warehouse: Warehouse,
} satisfies Record<(typeof services)[number]['icon'], LucideIcon>;

type ServiceIconProps = { icon: keyof typeof icons; className?: string };

/** The icon of a service. Decoration: the service's name stands beside it. */
export function ServiceIcon({ icon, className }: ServiceIconProps) {
  const Icon = icons[icon];
  return <Icon aria-hidden="true" className={className} />;
}

/** The icon on a tile that lights up with the `group` it stands in. `className` sets the tile's size. */
export function ServiceIconTile({ icon, className = 'size-11' }: ServiceIconProps) {
  return (
    <span
      className={clsx(
        'grid shrink-0 place-items-center rounded-2xl bg-sand transition-colors group-hover:bg-poppy',
        className,
      )}
    >
      <ServiceIcon icon={icon} className="size-6 text-ink" />
    </span>
  );
}

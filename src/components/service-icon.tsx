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

/** The icon of a service. Decoration: the service's name stands beside it. */
export function ServiceIcon({ icon, className }: { icon: keyof typeof icons; className?: string }) {
  const Icon = icons[icon];
  return <Icon aria-hidden="true" className={className} />;
}

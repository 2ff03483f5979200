import { clsx } from 'clsx';
import type { Service } from '@/content/facts/services';
import sprite from './service-icons.svg?no-inline';

type ServiceIconProps = { icon: Service['icon']; className?: string };

/** The icon of a service, drawn in Lucide's style. Decorative: the service's name is beside it. */
export function ServiceIcon({ icon, className }: ServiceIconProps) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <use href={`${sprite}#${icon}`} />
    </svg>
  );
}

/** The icon on a tile that lights up on hover of its `group`. `className` sets the tile's size. */
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

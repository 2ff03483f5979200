import { site } from '@/content/facts/site';

const PETAL = 'M46.8 50.4A30 24 18 1 1 76.3 18.3A32.2 26.2 108 0 0 46.8 50.4Z';

export function Logo() {
  return (
    <span className="flex flex-wrap items-center gap-2.5 font-extrabold text-2xl tracking-tight">
      <svg viewBox="0 0 100 100" aria-hidden="true" className="size-10">
        {[0, 90, 180, 270].map((angle) => (
          <path
            key={angle}
            d={PETAL}
            transform={`rotate(${angle} 50 50)`}
            className={angle % 180 === 0 ? 'fill-poppy' : 'fill-poppy-light'}
          />
        ))}
        <circle cx="50" cy="50" r="9.5" className="fill-gold" />
      </svg>
      <span className="@max-3xs:hidden">{site.name}</span>
    </span>
  );
}

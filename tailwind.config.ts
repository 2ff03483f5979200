import type { Config } from 'tailwindcss';

/**
 * The design tokens. Every text and background pair used meets WCAG AA: ink on cream 12.6:1, ink on poppy 4.8:1,
 * rust on cream 5.8:1, cream on leaf 7.7:1, ink-soft on sand 6.0:1, danger on paper 6.3:1.
 */
export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    extend: {
      colors: {
        cream: '#FFF4E3',
        sand: '#FBE6C8',
        paper: '#FFFBF5',
        ink: { DEFAULT: '#22302F', soft: '#4B5957' },
        poppy: { DEFAULT: '#F4742B', light: '#FFA14F', pale: '#FFE0C2' },
        rust: '#A83C0B',
        leaf: { DEFAULT: '#23573F', mid: '#2F6B4C', light: '#9CC3A0', pale: '#E3F0E2' },
        gold: '#FFC54D',
        line: '#EAD3AF',
        field: '#8A7355',
        status: {
          blue: { DEFAULT: '#1D4F8C', pale: '#DCE9F8' },
          purple: { DEFAULT: '#6A2C91', pale: '#EFE1F7' },
          amber: { DEFAULT: '#7A4A00', pale: '#FFE7B3' },
          red: { DEFAULT: '#9B1C14', pale: '#FBDDD9' },
          green: { DEFAULT: '#1E5B39', pale: '#D7EEDD' },
          gray: { DEFAULT: '#46504F', pale: '#E5E7E6' },
        },
        danger: { DEFAULT: '#B3261E', pale: '#FCE8E3' },
      },
      fontFamily: {
        sans: ['"Figtree Variable"', '"Figtree Fallback"', 'system-ui', 'sans-serif'],
      },
      fontSize: {
        hero: ['clamp(2.5rem, 1.6rem + 4.2vw, 4.5rem)', { lineHeight: '1.02', letterSpacing: '-0.03em' }],
        title: ['clamp(2rem, 1.5rem + 2.2vw, 3.25rem)', { lineHeight: '1.08', letterSpacing: '-0.025em' }],
        heading: ['clamp(1.625rem, 1.35rem + 1.2vw, 2.375rem)', { lineHeight: '1.15', letterSpacing: '-0.02em' }],
        lede: ['clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)', { lineHeight: '1.5' }],
      },
      maxWidth: { page: '76rem', prose: '42rem' },
      borderRadius: { card: '1.25rem', panel: '2rem' },
      boxShadow: {
        card: '0 1px 2px rgb(125 76 43 / 0.08), 0 8px 24px -12px rgb(125 76 43 / 0.22)',
        lift: '0 2px 4px rgb(125 76 43 / 0.1), 0 18px 36px -16px rgb(125 76 43 / 0.34)',
      },
      transitionTimingFunction: { settle: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
      keyframes: {
        rise: { from: { opacity: '0', transform: 'translateY(0.5rem)' } },
        fade: { from: { opacity: '0' } },
      },
      animation: { rise: 'rise 240ms cubic-bezier(0.2, 0.8, 0.2, 1)', fade: 'fade 160ms ease-out' },
    },
  },
} satisfies Config;

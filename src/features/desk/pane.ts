/** The width from which on a late request opens by itself, and an open one has two columns: Tailwind's `xl`. */
export const WIDE_BOARD = '(min-width: 80rem)';

/** A column that stays while another one scrolls. The padding of its scrolling is for the ring of the focus. */
export const pane = {
  className: 'sticky top-19 max-h-[calc(100dvh-5.5rem)] overflow-y-auto',
  style: {
    scrollPaddingBlock: '0.5rem',
    scrollbarColor: 'color-mix(in srgb, currentcolor 40%, transparent) transparent',
    scrollbarWidth: 'thin',
  },
} as const;

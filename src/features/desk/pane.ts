/** A column that stays while another one scrolls. The padding of its scrolling is for the ring of the focus. */
export const pane = {
  className: 'sticky top-19 max-h-[calc(100dvh-5.5rem)] overflow-y-auto',
  style: {
    scrollPaddingBlock: '0.5rem',
    scrollbarColor: 'color-mix(in srgb, currentcolor 40%, transparent) transparent',
    scrollbarWidth: 'thin',
  },
} as const;

import type { CitySlug } from '../facts/cities';
import type { FreePickup } from '../shapes/free-pickup';

/** What cities pick up from their residents at no charge, and the day someone read so on their own page. */
export const freePickups: Partial<Record<CitySlug, FreePickup & { checkedOn: string }>> = {
  'long-beach': {
    sentence:
      'If the City of Long Beach collects your trash, it’ll also pick up bulky items at no extra charge, up to twelve times a year. Items that need special handling can cost a fee.',
    source: 'https://www.longbeach.gov/lbrecycles/refuse/special-collections/request-a-special-collection/',
    checkedOn: '2026-11-27',
  },
  'san-jose': {
    sentence:
      'Residents of San José can make free junk pickup appointments, as often as they need and for up to 12 items each time: call 311, or ask on San José 311 online. In an apartment, ask your property manager first.',
    source: 'https://sanjoserecycles.org/what-to-do/junkpickup/',
    checkedOn: '2026-11-27',
  },
  'santa-monica': {
    sentence:
      'The City of Santa Monica will pick up bulky items from each home three times a year at no cost, up to five items each time: call 311, or email 311@santamonica.gov.',
    source: 'https://www.santamonica.gov/process-explainers/how-to-request-bulky-and-abandoned-item-collection',
    checkedOn: '2026-11-27',
  },
};

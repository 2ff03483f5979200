import type { CitySlug } from '../facts/cities';
import type { FreePickup } from '../shapes/free-pickup';
import { link, prose } from '../shapes/prose.ts';

/** What cities pick up from their residents at no charge, and the day someone read so on their own page. */
export const freePickups: Partial<Record<CitySlug, FreePickup & { checkedOn: string }>> = {
  burbank: {
    sentence: prose`The City of Burbank picks up bulky items by request, some of them for a fee: call ${link('(818) 238-3800', 'tel:+18182383800')}.`,
    source: 'https://www.burbankca.gov/web/public-works/trash-recycling',
    checkedOn: '2026-11-29',
  },
  fresno: {
    sentence: prose`Once a year, Operation Clean Up collects bulky items from homes that pay for city trash service. For your date, call ${link('311', 'tel:311')} or ${link('(559) 621-2489', 'tel:+15596212489')}.`,
    source: 'https://www.fresno.gov/publicutilities/trash-disposal-recycling/operation-clean-up/',
    checkedOn: '2026-11-29',
  },
  glendale: {
    sentence: prose`The City of Glendale picks up bulky items at no charge from buildings with up to four homes: call ${link('(818) 548-3916', 'tel:+18185483916')}. With five or more, your manager can ask the building’s trash company for up to four free pickups a year.`,
    source: 'https://www.myglendalecitynews.org/single-post/tis-the-season-for-bulky-item-pickups',
    checkedOn: '2026-11-29',
  },
  'long-beach': {
    sentence:
      'If the City of Long Beach collects your trash, it’ll also pick up bulky items at no extra charge, up to twelve times a year. Items that need special handling can cost a fee.',
    source: 'https://www.longbeach.gov/lbrecycles/refuse/special-collections/request-a-special-collection/',
    checkedOn: '2026-11-27',
  },
  oakland: {
    sentence: prose`Each home in Oakland, rented ones too, can have one free bulky pickup a year: call ${link('888-WM-BULKY', 'tel:+18889628559')}.`,
    source: 'https://www.oaklandrecycles.com/bulky-pickup-services/property-managers/',
    checkedOn: '2026-11-29',
  },
  ontario: {
    sentence: prose`Residents of Ontario can have bulky items picked up by appointment, four times a year at no extra charge: call ${link('(909) 395-2050', 'tel:+19093952050')}.`,
    source: 'https://www.ontarioca.gov/municipal-utilities-company/solid-waste/faqs/refuse-faqs',
    checkedOn: '2026-11-29',
  },
  pasadena: {
    sentence: prose`If the City of Pasadena collects your trash, you can have two free bulky-item pickups a year: call ${link('(626) 744-7311', 'tel:+16267447311')} at least a week ahead.`,
    source: 'https://www.cityofpasadena.net/public-works/street-maintenance-waste-management/trash-and-recycling/',
    checkedOn: '2026-11-29',
  },
  sacramento: {
    sentence: prose`If you pay for city trash service in Sacramento, you can have two free pickups of household junk a year, from February to October: call ${link('311', 'tel:311')} or ${link('(916) 264-5011', 'tel:+19162645011')}.`,
    source: 'https://www.cityofsacramento.org/Public-Works/RSW/Collection-Services/Garbage/Household-Junk',
    checkedOn: '2026-11-29',
  },
  'san-jose': {
    sentence: prose`Residents of San José can make free junk pickup appointments, as often as they need and for up to 12 items each time: call ${link('311', 'tel:311')}. In an apartment, ask your property manager first.`,
    source: 'https://sanjoserecycles.org/what-to-do/junkpickup/',
    checkedOn: '2026-11-27',
  },
  'santa-monica': {
    sentence: prose`The City of Santa Monica will pick up bulky items from each home three times a year at no cost, up to five items each time: call ${link('311', 'tel:311')}, or email ${link('311@santamonica.gov', 'mailto:311@santamonica.gov')}.`,
    source: 'https://www.santamonica.gov/process-explainers/how-to-request-bulky-and-abandoned-item-collection',
    checkedOn: '2026-11-27',
  },
  torrance: {
    sentence: prose`If the City of Torrance collects your trash, it picks up large items once a year at no charge, up to 20 of them: call ${link('(855) 354-5623', 'tel:+18553545623')}.`,
    source: 'https://www.torranceca.gov/our-city/public-works/residential-trash-and-recycling-rates-container-sizes',
    checkedOn: '2026-11-29',
  },
};

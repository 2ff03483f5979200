import { link, prose } from '../../shapes/prose';
import type { ServiceWords } from '../../shapes/service-words';
import { whereTheyGo } from '../links';

export const words = {
  metaTitle: 'Electronics Disposal and E-Waste Pickup',
  metaDescription:
    'Clear out the dead laptops and the closet TV. A local hauler picks them up at your door, and certified e-waste handlers take over.',
  pictureAlt: 'An old TV with an antenna, a laptop, a printer, a game controller and a phone.',
  intro: [
    'California doesn’t allow TVs, monitors and other electronics in the trash, so they collect in closets. A local hauler can pick up the tube TV, the dead laptops and the drawer of cables in one visit, and take them to certified e‑waste handlers.',
  ],
  description: {
    gettingReady:
      'Back up what you need, sign out and wipe your data. Take out memory cards, SIM cards and discs. Coil the cords and tape them to their device. Keep loose batteries out of the load.',
    onTheDay:
      'The hauler goes through everything with you, gives you the final price and packs the screens. Working and broken devices can share a load if you say which is which. It’s usually quick.',
    afterwards: prose`Devices that still work can be donated. The rest goes to certified handlers, who recover metals, plastics and glass and treat the harmful parts separately. ${link('CalRecycle', 'https://calrecycle.ca.gov/Electronics/')} explains what counts as e‑waste.`,
  },
  categories: [
    { title: 'TVs and projectors', description: 'Flat screens, projectors, tube sets, wall mounts and remotes.' },
    { title: 'Computers and laptops', description: 'Towers, laptops, tablets and small servers, wiped first.' },
    { title: 'Monitors and displays', description: 'Office and gaming displays, tube screens and stands.' },
    {
      title: 'Printers and copiers',
      description: 'Printers, scanners, fax machines, shredders and full-size copiers.',
    },
    { title: 'Phones and gadgets', description: 'Phones, cameras, e-readers, smart speakers and navigation units.' },
    { title: 'Audio and video', description: 'Receivers, speakers, turntables, game consoles and disc players.' },
    { title: 'Network equipment', description: 'Routers, modems, switches and battery backups without batteries.' },
    { title: 'Cables and chargers', description: 'Power strips, adapters, keyboards, mice, headsets and cords.' },
  ],
  faqs: [
    {
      question: 'Who erases my data?',
      answer:
        'You do, before the pickup. Use the factory reset on phones and tablets, and the built-in erase tool on computers. If a machine no longer starts, take out its drive and keep or destroy it.',
    },
    {
      question: 'What electronics aren’t accepted?',
      answer: prose`Loose batteries, large lithium packs from bikes, scooters or home storage, smoke detectors, and medical devices that touched body fluids: see ${whereTheyGo}. If a battery is swollen, leaking or burned, don’t touch it.`,
    },
    {
      question: 'Can I mix electronics with other junk?',
      answer:
        'Yes. Choose Electronics Disposal together with any other service in the form. The hauler keeps the devices apart in the truck, and it helps if they’re already in one corner.',
    },
    {
      question: 'What determines the price of an e-waste pickup?',
      answer:
        'The number, weight and kind of devices: a shelf of laptops is light, and a tube TV is heavy and needs careful treatment.',
    },
  ],
} satisfies ServiceWords;

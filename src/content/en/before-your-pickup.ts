import { link, prose } from '../shapes/prose';
import { phoneLink } from './links';

/** For people whose hauler comes soon. `never-taken.ts` lists what haulers never take. */
export const words = {
  title: 'Before Your Pickup: How to Get Ready',
  description:
    'How to get ready for a junk pickup: who has to be home, when to agree on the price, elevator and parking, appliances, and what haulers can’t take.',
  crumb: 'Before your pickup',
  heading: 'Before your pickup',
  lede: 'Go through this list as soon as your pickup is booked: a few things take a day or more.',
  pictureAlt:
    'Two haulers carry an orange sofa up a ramp into a truck, with a fridge, a washer and a tile-roofed house behind them.',
  lists: [
    {
      heading: 'Be home, or be reachable',
      points: [
        'An adult has to be there, or be reachable by phone, to confirm the price before anything is loaded.',
        'Leave your phone on. The call may come from a number you don’t know.',
        prose`If the time no longer works for you, call the hauler, or ask for another time or cancel on your ${link('tracking page', '/track')}.`,
      ],
    },
    {
      heading: 'Agree on the price before loading',
      points: [
        'Don’t pay anything in advance. Ask on the first call how you can pay when the job is done.',
        'The quote isn’t the final price: the hauler tells you that after seeing the load. If you say no, you owe a trip fee only if the hauler told you about it before the visit.',
        'If you agree on a price at your home, California law may give you three business days to cancel, or five if you are 65 or older. Ask the hauler for the written notice.',
      ],
    },
    {
      heading: 'Know who is at the door',
      points: [
        'Your tracking page names the business. On the first call, ask who will come and when, and compare before you let anyone in.',
        prose`If something doesn’t match, don’t open the door. Call the hauler, or us at ${phoneLink}.`,
      ],
    },
    {
      heading: 'Elevator, HOA and parking',
      points: [
        'Ask your building or HOA about the elevator, the loading zone and a certificate of insurance, which can take days.',
        'Keep a space near the door free for the truck, and clear the way out.',
        'Give gate codes and alarm details over the phone, not in the request.',
        'Set things outside only on your own driveway or inside the gate, never on the sidewalk, the parkway or the street: a private pickup doesn’t make that legal.',
      ],
    },
    {
      heading: 'Appliances and hot tubs',
      points: [
        'Before the visit, have a qualified person cap gas lines and disconnect hard-wired ovens, water heaters and hot tubs.',
        'Empty and unplug the refrigerator; a freezer needs a full day to thaw. Close the valves of a washer or dishwasher.',
        'Keep refrigerators, freezers, washers, dryers and other large appliances inside or behind a locked gate, or take their doors off. California law forbids leaving one with its door on where children can reach it.',
      ],
    },
    {
      heading: 'What goes and what stays',
      points: [
        'Label it: one color for what goes, another for what stays.',
        'Look inside once more: drawers, pockets, cushions and books. Wipe phones and computers, and take loose batteries out.',
        'Keep children and pets in another room. In a storm, a heat wave or smoke, pick another time.',
        'If you have citrus trees, ask before you put branches or fruit in the load: some areas are under quarantine.',
      ],
    },
  ],
  neverTaken: {
    heading: 'What haulers can’t take',
    note: 'Lock up firearms and ammunition before anyone comes. If you find any, call the police or the sheriff before you touch them. Leave the rest closed, where it is, and point it out to the crew.',
    link: 'The FAQ says where they go',
  },
  bookPanel: {
    heading: 'Another question?',
    text: 'Write to us, or ask the hauler who calls.',
  },
};

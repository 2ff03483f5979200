export const words = {
  crumb: 'What people paid',
  title: 'What People Paid for Junk Removal',
  description:
    'What customers paid for junk removal in Southern California, by load and by service. Where the prices come from, what moves a price, and what costs extra.',
  heading: 'What people paid',
  tooFew: 'We show prices once there are 20 pickups by at least three haulers.',
  figures: {
    load: 'By load',
    service: 'By service',
    /** What the bars show. */
    key: 'The bar is what half paid, the dot is the middle price. At least 20 pickups each.',
    choose: 'Choose a load to get a quote for it.',
    middle: (price: string) => `middle price ${price}`,
    /** Between the two. In Spanish it often ends a line. */
    and: ' · ',
    pickups: (atLeast: number) => `${atLeast.toLocaleString('en-US')}+ pickups`,
    none: 'Not enough pickups yet',
  },
  yours: {
    heading: 'And yours?',
    body: 'A local hauler looks at your photos and gives you a price. It’s free, and you can always say no.',
  },
  sections: [
    {
      id: 'what-moves-a-price',
      heading: 'What moves a price',
      parts: [
        { title: 'Stairs', body: 'Tell the hauler how many there are.' },
        { title: 'Weight', body: 'Dirt or concrete can cost more, even if it fills little of the truck.' },
        {
          title: 'The walk to the truck',
          body: 'A long way can cost more. Keep a parking spot free close to the door.',
        },
      ],
    },
    {
      id: 'what-costs-extra',
      heading: 'What costs extra',
      parts: [
        {
          title: 'Items with their own fee',
          body: 'Mattresses, tires and refrigerators and air conditioners may cost extra. The hauler will tell you first.',
        },
        {
          title: 'A trip or cancellation fee, if you were told',
          body: 'If you say no at the door or cancel late, you owe a fee only if the hauler told you about it before the visit.',
        },
        {
          title: 'Everything else is included',
          body: 'In California, the price you’re told must include every mandatory fee except shipping and government taxes and fees. A tip is up to you.',
        },
      ],
    },
  ],
  howWeCount: {
    heading: 'How we count',
    lede: 'Haulers tell us what their customers paid. We do the math.',
    parts: [
      {
        title: 'Where they come from',
        body: 'After a pickup, the hauler can enter what was paid and how full the truck was. The customer sees both, and can tell us if they’re wrong.',
      },
      {
        title: 'What we count',
        body: 'Pickups of the last 24 months, one service at a time, without prices that are far off or in doubt. No hauler makes up more than a third.',
      },
      {
        title: 'What we show',
        body: 'Half of the customers paid within this range; a quarter paid less and a quarter more. The middle price: half paid less, half paid more. We show nothing below 20 pickups by three haulers. No names.',
      },
    ],
  },
};

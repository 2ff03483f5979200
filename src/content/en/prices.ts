export const words = {
  crumb: 'What people paid',
  title: 'What People Paid for Junk Removal',
  description:
    'What customers paid for junk removal in Southern California, by load and by service. How we count prices, what moves a price, and what costs extra.',
  heading: 'What people paid',
  lede: 'Haulers tell us what their customers paid. We count it, and we invent nothing.',
  tooFew: 'We show prices once there are 20 pickups of at least three haulers.',
  tables: {
    load: 'By load',
    service: 'By service',
    half: 'Half paid',
    middle: 'In the middle',
    pickups: 'Pickups',
    none: 'Not enough pickups yet',
  },
  sections: [
    {
      id: 'how-we-count',
      heading: 'How we count',
      parts: [
        {
          title: 'Haulers enter the prices',
          body: 'After a pickup, the hauler can enter what the customer paid and how full the truck was. The customer’s tracking page shows both, and asks the customer to tell us if something isn’t right.',
        },
        {
          title: 'Which pickups count',
          body: 'Those completed in the last 24 months, by a hauler who accepted the job here, with a price above $0. We leave out requests that look like abuse, prices that the customer says are wrong, and prices that our team leaves out for a reason it writes down.',
        },
        {
          title: 'The load is what was hauled',
          body: 'A load counts as what the hauler entered after the pickup. What the customer guessed before doesn’t count, because no one paid for a guess.',
        },
        {
          title: 'One service at a time',
          body: 'When a pickup was for two services, its price is the price of neither. So a service counts only the pickups for that service and no other. All kinds of Home Cleaning count as one. The numbers by load and for all loads leave out requests with Home Cleaning.',
        },
        {
          title: 'Prices that are far off',
          body: 'We take the price in the middle for each hauler, and then the middle of those. A price below a quarter of that, or above four times that, isn’t counted there.',
        },
        {
          title: 'No hauler decides the numbers',
          body: 'Each hauler’s newest pickups count, up to a fifth of all that count. If that leaves fewer than 20 pickups, up to a third.',
        },
        {
          title: 'At least 20 pickups',
          body: 'We show numbers only if at least 20 pickups of at least three haulers are left after all of this.',
        },
        {
          title: 'What half paid',
          body: 'A quarter of the customers paid the lower price or less, and a quarter paid the higher price or more. Each is a price that someone paid, in whole 5 dollars: the lower one rounded down, the higher one rounded up, and the one in the middle rounded to the nearest.',
        },
        {
          title: 'Once a day, without names',
          body: 'We count once a day. The numbers contain no names, addresses or haulers. Once a request is deleted, its price is out of the next count.',
        },
      ],
    },
    {
      id: 'what-moves-a-price',
      heading: 'What moves a price',
      parts: [
        {
          title: 'Stairs',
          body: 'Stairs can add to the price. Tell the hauler where each item is and how many stairs there are.',
        },
        {
          title: 'Weight',
          body: 'Heavy loads, such as dirt or concrete, can add to it, even if they fill little of the truck.',
        },
        {
          title: 'Distance',
          body: 'A long carry from your door to the truck can add to it. It helps if the truck can park close to the door.',
        },
      ],
    },
    {
      id: 'what-costs-extra',
      heading: 'What costs extra',
      parts: [
        {
          title: 'Items with a fee of their own',
          body: 'Mattresses, tires and machines with refrigerant may be priced separately. The hauler tells you before loading.',
        },
        {
          title: 'What you add',
          body: 'If you decide during the visit that something else should go too, the hauler tells you what that costs and waits for your answer.',
        },
        {
          title: 'A trip fee, if you were told',
          body: 'If you say no at the door, you owe a trip fee only if the hauler told you about it before the visit. Our haulers agree to this.',
        },
        {
          title: 'No fees that you can’t turn down',
          body: 'The price has to include all of those, other than taxes and fees that a government puts on it: California law (SB 478). A tip is up to you.',
        },
      ],
    },
  ],
};

export const words = {
  crumb: 'What people paid',
  title: 'What People Paid for Junk Removal',
  description:
    'What customers paid for junk removal in Southern California, by load and by service. Where the prices come from, what moves a price, and what costs extra.',
  heading: 'What people paid',
  lede: 'Haulers tell us what their customers paid. We do the math, and we don’t make anything up.',
  tooFew: 'We show prices once there are 20 pickups by at least three haulers.',
  tables: {
    load: 'By load',
    service: 'By service',
    half: 'What half paid',
    middle: 'Middle price',
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
          body: 'Pickups completed in the last 24 months, by a hauler who accepted the job here, with a price above $0. We leave out requests that look like abuse, prices that the customer says are wrong, and prices that our team leaves out for a reason it puts in writing.',
        },
        {
          title: 'The load is what was hauled',
          body: 'We go by the load that the hauler entered after the pickup, not by the customer’s guess beforehand. No one paid for a guess.',
        },
        {
          title: 'One service at a time',
          body: 'If a pickup covered two services, its price isn’t the price of either one. So the numbers for a service come only from pickups for that service and no other. All kinds of Home Cleaning count as one service. The numbers by load and for all loads leave out requests with Home Cleaning.',
        },
        {
          title: 'Prices that are far off',
          body: 'We take each hauler’s middle price, and then the middle of those. We don’t count a price below a quarter of that, or above four times that.',
        },
        {
          title: 'No hauler decides the numbers',
          body: 'We count each hauler’s newest pickups, up to a fifth of all the pickups counted. If that leaves fewer than 20, we count up to a third, and show only the middle price.',
        },
        {
          title: 'At least 20 pickups',
          body: 'We show numbers only if all of this leaves at least 20 pickups by at least three haulers. We round the number of pickups down to a multiple of 5.',
        },
        {
          title: 'What half paid',
          body: 'A quarter of the customers paid the lower price or less, and a quarter paid the higher price or more. Each is a price that someone paid, rounded to 5 dollars: the lower one down, the higher one up, and the middle one to the nearest.',
        },
        {
          title: 'Once a day, without names',
          body: 'We count once a day. The numbers contain no names, addresses or haulers. Once a request is deleted, the next count leaves its price out.',
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
          title: 'Items with their own fee',
          body: 'Mattresses, tires and machines with refrigerant may be priced separately. The hauler will tell you before loading.',
        },
        {
          title: 'What you add',
          body: 'If you decide during the visit that something else should go too, the hauler will tell you what that costs and wait for your answer.',
        },
        {
          title: 'A trip fee, if you were told',
          body: 'If you say no at the door, you owe a trip fee only if the hauler told you about it before the visit. Our haulers agree to this.',
        },
        {
          title: 'No fees that you can’t turn down',
          body: 'The price has to include all of those, except for taxes and fees that a government imposes on it: that’s California law (SB 478). A tip is up to you.',
        },
      ],
    },
  ],
};

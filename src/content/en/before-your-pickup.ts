/** For people whose hauler comes soon. `never-taken.ts` lists what haulers never take. */
export const words = {
  title: 'Before Your Pickup: How to Get Ready',
  description:
    'Hauler coming tomorrow? Who has to be home, when to agree on the price, elevator and parking, appliances, and what haulers can’t take.',
  crumb: 'Before your pickup',
  heading: 'Before your pickup',
  lede: 'Hauler coming tomorrow? Go through this list tonight. Most of it takes a minute, and none of it takes a strong back.',
  pictureAlt:
    'Two haulers carry an orange sofa up a ramp into a truck, with a fridge, a washer and a tile-roofed house behind them.',
  lists: [
    {
      heading: 'Be home, or be reachable',
      points: [
        'An adult has to be there, or be reachable by phone, to confirm the price before anything is loaded.',
        'If someone else opens the door, tell the hauler on the phone who that is, and tell that person what goes and what stays.',
        'Leave your phone on. The call may come from a number you don’t know.',
        'If the time no longer works for you, call the hauler, or ask for another time on your tracking page. You can cancel there, too.',
      ],
    },
    {
      heading: 'Agree on the price before loading',
      points: [
        'Don’t pay anything in advance. Payment is due when the job is done.',
        'The price on your tracking page is an estimate. The hauler looks at the load and tells you the final one. Nothing should be loaded before you say yes.',
        'If you say no, you owe a trip fee only if the hauler told you about it before the visit. Our haulers agree to this.',
        'Ask on the first call how you can pay.',
      ],
    },
    {
      heading: 'Know who is at the door',
      points: [
        'On the first call, ask for the name of the business, the name of the person who will come and the time. Compare them before you let anyone in.',
        'Once a hauler has accepted your request on our site, your tracking page names the business.',
        'You can ask to see the insurance certificate.',
        'If something doesn’t match, don’t open the door. Call the hauler or us.',
      ],
    },
    {
      heading: 'Elevator, HOA and parking',
      points: [
        'Ask your building or HOA whether it wants a certificate of insurance, and reserve the elevator and the loading zone. A certificate can take days, so tell the hauler early.',
        'Keep a space near the door free for the truck, ideally in your own driveway. Tell the hauler about steep or narrow streets, low branches and street sweeping.',
        'Clear the way out: rolled-up rugs, open gates, lights on. Measure the tightest door if you have a large item.',
        'Give gate codes and alarm details over the phone, not in the request.',
        'If you set things outside, do it on your own driveway or inside the gate, never on the sidewalk, the parkway or the street: a private pickup doesn’t make that legal.',
      ],
    },
    {
      heading: 'Appliances and hot tubs',
      points: [
        'Before the visit, have a qualified person close and cap gas lines and disconnect hard-wired ovens, water heaters and hot tubs. Hot tub wiring is a job for an electrician.',
        'Empty the refrigerator and unplug it. A freezer needs a full day to thaw, with towels underneath.',
        'Close the valves of a washer or dishwasher, and drain the hoses.',
        'Keep refrigerators, freezers, washers and dryers inside or behind a locked gate, or take their doors off. California law forbids leaving one with its door on where children can reach it.',
      ],
    },
    {
      heading: 'What goes and what stays',
      points: [
        'Label it: one color for what goes, another for what stays. Or put what stays in one room and close the door.',
        'Anything that belongs to someone else stays, such as a leased machine or a roommate’s bike.',
        'In a quarantine area for citrus pests, leaves, branches and fruit from citrus trees stay out of the load. Ask your county’s agricultural commissioner.',
      ],
    },
    {
      heading: 'Look inside once more',
      points: [
        'Check drawers, pockets, cushions, boxes and books for keys, papers, cash, photos and jewelry.',
        'Copy what you need from computers and phones, sign out and erase them. Take out memory cards and SIM cards.',
        'Shred papers with account numbers or other people’s details.',
        'Take batteries out of toys, tools and remotes, tape their ends, and keep them for a battery drop-off.',
      ],
    },
    {
      heading: 'Children, pets and weather',
      points: [
        'Keep children and pets in another room, away from the way out.',
        'If rain is likely, cover anything you’ve left outside. No one accepts a soaked sofa as a donation.',
        'In a heat wave, a storm or smoke, call the hauler and pick another time.',
      ],
    },
  ],
  neverTaken: {
    heading: 'What haulers can’t take',
    note: 'Lock up your firearms and ammunition before anyone comes. If you find any, call the police or the sheriff before you touch them. Leave the rest where it is, closed, and point it out to the crew. Your county’s household hazardous waste program takes most of it from residents.',
    link: 'The FAQ says where they go',
  },
  bookPanel: {
    heading: 'Another question?',
    text: 'Write to us, or ask the hauler who calls. If you haven’t booked yet, the quote is free.',
  },
};

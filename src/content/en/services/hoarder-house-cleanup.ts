import { prose } from '../../shapes/prose';
import type { ServiceWords } from '../../shapes/service-words';
import { whereTheyGo } from '../links';

export const words = {
  metaTitle: 'Hoarder House Cleanup, Discreet and Patient',
  metaDescription:
    'A full home can be cleared gently, one room at a time. You set the pace, and a local hauler will talk with you before giving a quote.',
  pictureAlt: 'Boxes, tied newspapers, books, a suitcase, a lamp, a teddy bear and two full bags in one tall pile.',
  intro: [
    'Things pile up for many reasons: grief, illness, a hard few years. No explanation is needed here. A local hauler will talk with you before giving a quote. The work can go one room at a time, quietly, and the person who lives there decides what stays.',
  ],
  description: {
    gettingReady:
      'You don’t have to clean first. Choose a first room, maybe a bathroom or hallway. List what to look for: papers, keys, photos, medicine, cash. If a relative or counselor offers support, ask them along.',
    onTheDay:
      'You agree on where to start, what must not be touched and the price. The crew clears a safe path, then one area after another. Breaks are normal, and so are several short visits.',
    afterwards:
      'What you keep stays, in boxes or on a cleared shelf. Good clothes, books and housewares can be donated; paper and metal are recycled. Spoiled things are bagged for disposal. You can change your mind about anything that isn’t on the truck yet.',
  },
  categories: [
    { title: 'Papers and mail', description: 'Newspapers, magazines and bills, important documents found first.' },
    { title: 'Clothing and linens', description: 'Clothes, shoes, blankets and towels, sorted with you.' },
    { title: 'Kitchen contents', description: 'Dishes, cookware, expired food, jars and small appliances.' },
    { title: 'Furniture and mattresses', description: 'Chairs, tables, sofas and beds, once they’re reachable.' },
    { title: 'Boxes and collections', description: 'Packages, figurines, crafts and books, checked with you.' },
    { title: 'Household trash', description: 'Everyday trash, bagged and taken out without fuss.' },
    { title: 'Outdoor buildup', description: 'Things on porches, in side yards, carports and sheds.' },
    { title: 'Appliances and electronics', description: 'Televisions, radios, computers, fans and fridges.' },
  ],
  faqs: [
    {
      question: 'Will the neighbors know what is going on?',
      answer:
        'You can ask for a quiet visit: where the truck parks, which door is used, bags no one can see through. There’s nothing to be embarrassed about, and you can begin with one photo or none.',
    },
    {
      question: 'What can’t a hauler remove from the home?',
      answer: prose`Paint, chemicals, fuel, firearms, ammunition, needles and anything that may contain asbestos: see ${whereTheyGo}. Homes with human or animal waste, blood or serious mold need a biohazard cleaning company first.`,
    },
    {
      question: 'Can I arrange this for a parent or a tenant?',
      answer:
        'Yes, with care. The person living there has to agree, unless the law lets you decide for them. A landlord can’t remove a tenant’s things, or what one left behind, without the steps that California law sets.',
    },
    {
      question: 'How is a quote made when rooms are full?',
      answer: 'One area at a time if you like: you get the price for that part first, and you can stop there.',
    },
  ],
} satisfies ServiceWords;

import { site } from '../facts/site';

/** Words around every page, and of the page that replaces one that broke. */
export const words = {
  /** The labels of links to the pages. */
  pages: {
    home: 'Home',
    services: 'Services',
    blog: 'Blog',
    serviceAreas: 'Service Areas',
    about: 'About',
    contact: 'Contact',
    faq: 'FAQ',
    beforeYourPickup: 'Before your pickup',
    haulers: 'For Haulers',
    book: 'Book a Pickup',
    trackAny: 'Track my request',
    prices: 'What people paid',
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
    accessibility: 'Accessibility',
  },
  /** After the phone number, where it is answered in a language that readers of the page may not speak. */
  inEnglish: '',
  skipToContent: 'Skip to content',
  header: {
    home: `${site.name}, home`,
    navigation: 'Main',
    mobileNavigation: 'Mobile',
    menu: 'Menu',
  },
  footer: {
    book: 'Book Online',
    quickLinks: 'Quick Links',
    about: 'About Us',
    help: 'Help',
    marketplace: `${site.name} matches you with independent local haulers. The haulers do the work and set the price.`,
  },
  floatingButton: 'Get a Quote',
  breadcrumbs: 'Breadcrumb',
  fault: {
    title: 'Something Went Wrong',
    description: 'We couldn’t show this page.',
    heading: 'Something went wrong',
    body: 'We couldn’t show this page. What you filled in is still on this device. Reloading the page usually fixes it.',
    offline: {
      heading: 'You’re offline',
      body: 'We couldn’t load this page. What you filled in is still on this device.',
    },
    reload: 'Reload the page',
    backToHome: 'Back to Home',
  },
};

/** The job page without a network, and the jobs that are kept for it. */
export const words = {
  /** `time` is "11:52 AM", or with another day "11:52 AM yesterday". */
  band: (time: string) => `You’re offline. This is the job as of ${time}.`,
  notOpened: {
    heading: 'You’re offline',
    text: 'You haven’t opened this job on this phone before. Open the link again when you have a signal.',
  },
  /** The list of the jobs on this phone. */
  mine: {
    link: 'All your jobs on this phone',
    heading: 'Your jobs on this phone',
    text: 'As you last saw them. To act on one, open its link from our email or text.',
    none: 'No jobs are kept on this phone. Open a job from our email or text, and it’ll be here, too.',
    waiting: 'Something waits to be sent.',
  },
  kept: {
    text: 'We keep your jobs on this phone for up to 14 days, so they open without a signal.',
    forget: 'Forget the jobs on this phone',
    /** The first press, if something waits to be sent. */
    unsent: 'Something hasn’t been sent yet. To forget it, too, press again.',
    forgotten: 'Your jobs are no longer on this phone.',
  },
};

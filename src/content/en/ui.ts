/** The words of the small parts that pages are built of. */
export const words = {
  field: {
    optional: '(optional)',
    /** Before the message of a field, and before the title of a document with errors. */
    error: 'Error: ',
  },
  errorSummary: 'There is a problem',
  honeypot: 'Leave this empty',
  writeToUs: { asSentence: 'Write to us', withinSentence: 'write to us' },
};

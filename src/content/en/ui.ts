/** Words of small UI components. */
export const words = {
  field: {
    optional: '(optional)',
    /** Before a field's error message, and before the title of a document with errors. */
    error: 'Error: ',
    /** Below radio buttons. */
    clear: 'Clear my choice',
  },
  /** The hint of a phone number that no one has. */
  mayLackDigit: 'Is one digit missing?',
  errorSummary: 'There is a problem',
  honeypot: 'Leave this empty',
  writeToUs: { asSentence: 'Write to us', withinSentence: 'write to us' },
};

type Submitted = {
  /** The content when it was last submitted with this ID, as JSON. */
  submitted?: string | undefined;
};

/**
 * A draft as it is submitted now. If it was submitted before with other content, it gets a new ID: the earlier try may
 * have been stored although its response was lost, and the database would drop the changes as a retry.
 *
 * @param content what is sent, without the ID.
 * @param newId the parts of the draft that get replaced then.
 * @see docs/decisions/11-a-correction-is-a-new-request.md
 */
export function toSubmit<Draft extends Submitted>(draft: Draft, content: object, newId: () => Partial<Draft>): Draft {
  const submitted = JSON.stringify(content);
  const isChanged = draft.submitted !== undefined && draft.submitted !== submitted;
  return { ...draft, ...(isChanged && newId()), submitted };
}

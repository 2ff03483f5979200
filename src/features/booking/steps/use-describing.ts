import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { asksToDescribe } from '../asks-to-describe';
import { getDraft, useDraft } from '../draft/draft-store';
import type { BookingValues } from '../schema';

/** Whether the first step shows the job description: if the visitor asked for it, or has already written one. */
export function useDescribing() {
  const { control } = useFormContext<BookingValues>();
  const description = useWatch({ control, name: 'jobDescription' });
  const { search } = useLocation();
  const leadId = useDraft((draft) => draft?.identity.leadId);
  const [askedFor, setAskedFor] = useState<string>();
  const [writtenFor, setWrittenFor] = useState<string>();
  const isOpen = leadId !== undefined;
  const isAsked = isOpen && (askedFor === leadId || asksToDescribe(search));

  // It stays while the visitor deletes what they have written.
  if (isOpen && description !== '' && writtenFor !== leadId) setWrittenFor(leadId);

  return {
    isAsked,
    isDescribing: isAsked || (isOpen && writtenFor === leadId),
    describe() {
      setAskedFor(getDraft()?.identity.leadId);
    },
  };
}

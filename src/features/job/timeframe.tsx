import type { HeldLead } from '@functions/rules/job-contract.ts';
import { useState } from 'react';
import { TextField } from '@/components/ui/field';
import { words } from '@/content/en/job';
import { ActDialog } from './act-dialog';
import type { JobDialogProps } from './reason-dialogs';

type TimeframeFieldProps = { value: string; onChange(timeframe: string): void };

/** When the hauler comes, in their own words. */
export function TimeframeField({ value, onChange }: TimeframeFieldProps) {
  return (
    <TextField
      label={words.timeframe.label}
      optional
      hint={words.timeframe.hint}
      autoComplete="off"
      maxLength={100}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** What a job's update says of a timeframe: nothing if it stays as it is. */
export function timeframeUpdate(lead: HeldLead, timeframe: string): { timeframe?: string } {
  const next = timeframe.trim();
  return next === (lead.timeframe ?? '') ? {} : { timeframe: next };
}

/** Changes the timeframe alone, or takes it away. */
export function TimeframeDialog({ lead, ...props }: JobDialogProps & { lead: HeldLead }) {
  const [timeframe, setTimeframe] = useState(lead.timeframe ?? '');
  return (
    <ActDialog
      {...props}
      name="timeframe"
      texts={words.timeframeDialog}
      onSubmit={() => props.acts.act({ action: 'update', timeframe: timeframe.trim() }, props.onClose)}
    >
      <TimeframeField value={timeframe} onChange={setTimeframe} />
    </ActDialog>
  );
}

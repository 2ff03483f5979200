import { ActNotice as JobActNotice } from '@/features/job/act-notice';
import type { DeskActs } from './use-desk-acts';

type ActNoticeProps = {
  acts: DeskActs;
  /** False where it is another act's. */
  isShown?: boolean;
};

/** What became of the last act at the desk, if it waits for the connection or was not done. */
export function ActNotice(props: ActNoticeProps) {
  return <JobActNotice {...props} />;
}

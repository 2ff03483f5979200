import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { DESK_TOOLS_ID } from '@/lib/desk-tools';

/** Content of the desk's header, which the layout renders. */
export function Tools({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);

  useEffect(() => setSlot(document.getElementById(DESK_TOOLS_ID)), []);

  return slot && createPortal(children, slot);
}

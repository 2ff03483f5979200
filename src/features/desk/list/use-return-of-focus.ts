import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** The browser's Back from a request puts the focus on its row, once the list is shown. */
export function useReturnOfFocus(leadId: string | undefined, isListShown: boolean): void {
  const isBack = useNavigationType() === 'POP';
  const left = useRef<string>(undefined);

  useEffect(() => {
    if (leadId !== undefined) left.current = leadId;
    else if (isListShown && left.current !== undefined) {
      if (isBack) (findRow(left.current) ?? document.getElementById('main'))?.focus();
      left.current = undefined;
    }
  }, [leadId, isListShown, isBack]);
}

/** The first link to a request that is not hidden by search results. */
function findRow(leadId: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLElement>(`a[data-request="${leadId}"]`);
  return [...links].find((link) => !link.closest('[hidden]'));
}

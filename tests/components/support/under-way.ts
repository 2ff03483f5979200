import { queryClient } from '@/lib/forms/query-client';

/** Something of the site that is on its way and never arrives, with what is sent if that matters. */
export function sendForEver(mutationKey: readonly string[] = ['other'], variables?: object): void {
  const mutationFn = () => new Promise<never>(() => {});
  void queryClient.getMutationCache().build(queryClient, { mutationKey, mutationFn }).execute(variables);
}

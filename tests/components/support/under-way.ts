import { queryClient } from '@/lib/forms/query-client';

/** Adds a mutation that never finishes, with its variables if they matter. */
export function sendForEver(mutationKey: readonly string[] = ['other'], variables?: object): void {
  const mutationFn = () => new Promise<never>(() => {});
  void queryClient.getMutationCache().build(queryClient, { mutationKey, mutationFn }).execute(variables);
}

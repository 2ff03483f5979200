/** Whether the visitor has data saving on, or the network is too slow for what they did not ask for. */
export function isDataExpensive(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}

interface WindowEventMap {
  /** The page is about to be loaded again. Who has something on its way adds a promise for it, and is waited for. */
  beforereload: CustomEvent<Promise<void>[]>;
}

import { once } from 'node:events';
import { connect } from 'node:net';
import { inject } from 'vitest';

// The connection ends with this file's worker, and the backend goes to another file.
const lease = connect(inject('leasePort'), '127.0.0.1');
const [addresses] = await once(lease, 'data');
lease.unref();

/** An embedded backend that no other file uses meanwhile. */
export const { url: backendUrl, clockUrl } = JSON.parse(String(addresses));

import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { insertLead } from '../support/plain-postgres.ts';
import { describeBothProjects, flagOf, from, submitLead } from '../support/project.ts';

describeBothProjects((project) => {
  const as = project.run;

  // The addresses in these tests are neighbors and count together.
  beforeEach(() => {
    as('postgres', 'delete from private.recent_amounts');
    setLimits(`requests_per_network_per_hour = 20, leads_per_network_per_day = 40, photos_per_hour = 5000,
      photo_megabytes_per_hour = 5000, function_requests_per_minute = 6000,
      function_requests_per_network_per_minute = 30`);
  });

  const at = (address: string) => ({ 'cf-connecting-ip': address });

  function setLimits(limits: string) {
    as('service_role', `update submission_limits set ${limits}`);
  }

  const message = `insert into contact_messages (name, email, subject, message)
    values ('Ana', '${randomUUID()}@example.com', 'general', 'Hi')`;

  test('a visitor can store one row per transaction in both tables together', () => {
    expect(() => as('anon', `${insertLead().sql}; ${insertLead().sql}`)).toThrow('PT400');
    expect(() => as('anon', `${insertLead().sql}; ${message}`)).toThrow('PT400');
    expect(() => as('anon', `${message}; ${message}`)).toThrow('PT400');
    expect(() => as('anon', `savepoint a; ${message}; release a; ${insertLead().sql}`)).toThrow('PT400');
    expect(() => as('service_role', `${insertLead().sql}; ${insertLead().sql}`)).not.toThrow();
  });

  test('the sixth request an hour with one phone number is stored and flagged', () => {
    const { phone } = submitLead(project);
    for (let count = 1; count < 4; count++) as('anon', insertLead({ phone }).sql);
    const fifth = insertLead({ phone });
    as('anon', fifth.sql);
    const sixth = insertLead({ phone: `1${phone}` });

    expect(as('anon', `${sixth.sql} returning id`)).toEqual([sixth.id]);

    expect(flagOf(project, fifth)).toEqual([]);
    expect(flagOf(project, sixth)).toEqual(['More than 5 requests with this phone number within an hour']);
  });

  // Networks. The API passes on request headers in this setting.

  const networkLimitOf = (limit: number) => setLimits(`requests_per_network_per_hour = ${limit}`);

  /** Moves what was counted back to this long ago. */
  function age(interval: string) {
    as('postgres', `update private.recent_amounts set since = now() - interval '${interval}'`);
  }

  test('the 21st request or message an hour from one network is refused, and other networks are served', () => {
    for (let count = 0; count < 10; count++) {
      as('anon', from(at('203.0.113.1')));
      as('anon', from(at('203.0.113.1'), message));
    }

    expect(() => as('anon', from(at('203.0.113.1')))).toThrow('PT429');
    expect(() => as('anon', from(at('203.0.113.1'), message))).toThrow('PT429');
    expect(() => as('anon', from(at('203.0.113.2')))).not.toThrow();
  });

  test('an hour later the network is served again', () => {
    networkLimitOf(1);
    const request = () => as('anon', from(at('203.0.113.9')));
    request();

    age('59 minutes');
    expect(request).toThrow('PT429');
    age('61 minutes');
    expect(request).not.toThrow();
    expect(request).toThrow('PT429');
  });

  test('counts are deleted after a day', () => {
    as('anon', from(at('203.0.113.10')));
    age('1441 minutes');

    as('anon', from(at('203.0.113.11')));

    // The address itself and the network around it.
    expect(as('postgres', `select count(*) from private.recent_amounts where purpose = 'submissions'`)).toEqual(['2']);
  });

  /** A day of requests from one network below the hourly limit. @returns their flags. */
  function requestsOfADay(addresses: readonly string[]): (string | undefined)[] {
    return addresses.map((address) => {
      as('postgres', `update private.recent_amounts set since = since - interval '10 minutes'`);
      const lead = insertLead();
      as('anon', from(at(address), lead.sql));
      return flagOf(project, lead)[0];
    });
  }

  const tooManyOfADay = 'More than 40 requests from one network within 24 hours';

  test('the 41st request a day from one network is flagged, and one on the next day is not', () => {
    const address = '203.0.113.12';
    as('anon', from(at(address), message));

    expect(requestsOfADay(Array(42).fill(address))).toEqual([...Array(40), tooManyOfADay, tooManyOfADay]);
    as('postgres', `update private.recent_amounts set since = since - interval '1 day'`);
    expect(requestsOfADay([address])).toEqual([undefined]);
  });

  test("flagged requests of one network don't count toward the limit of its neighbors", () => {
    setLimits('leads_per_network_per_day = 2');
    const flood = Array.from({ length: 7 }, (_, index) => Array(3).fill(`203.0.113.${100 + index}`)).flat();

    expect(requestsOfADay(flood).filter(Boolean)).toHaveLength(7);
    expect(requestsOfADay(['203.0.113.90', '203.0.113.91'])).toEqual([undefined, undefined]);
    expect(requestsOfADay(['203.0.113.92'])).toEqual(['More than 2 requests from one network within 24 hours']);
  });

  test('the operator is told once an hour about flagged networks', () => {
    setLimits('leads_per_network_per_day = 1');
    as('service_role', 'delete from notifications');
    for (const address of ['203.0.113.12', '198.51.100.12']) requestsOfADay(Array(3).fill(address));
    expect(as('service_role', `select count(*) from notifications where kind = 'held-request'`)).toEqual(['1']);
  });

  test.each<[string, Record<string, string>, Record<string, string>]>([
    [
      'forging earlier entries of x-forwarded-for',
      { 'x-forwarded-for': '203.0.113.20' },
      { 'x-forwarded-for': '198.51.100.1, 198.51.100.2 , 203.0.113.20' },
    ],
    [
      'forging x-forwarded-for next to cf-connecting-ip',
      at('203.0.113.21'),
      { 'cf-connecting-ip': '203.0.113.21', 'x-forwarded-for': '198.51.100.3' },
    ],
    ['another address of the same IPv6 network', at('2001:db8:0:1::1'), at('2001:db8:0:1:ffff:ffff:ffff:ffff')],
    ['an IPv4-mapped IPv6 address', at('203.0.113.22'), at('::ffff:203.0.113.22')],
  ])("%s doesn't bypass the limit", (_, first, second) => {
    networkLimitOf(1);
    as('anon', from(first));
    expect(() => as('anon', from(second))).toThrow('PT429');
  });

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['the next IPv4 address', at('203.0.113.30'), at('203.0.113.31')],
    ['the next IPv6 network', at('2001:db8:0:2::1'), at('2001:db8:0:3::1')],
    ['another IPv4-mapped IPv6 address', at('::ffff:203.0.113.32'), at('::ffff:203.0.113.33')],
    ['an unknown address', at('unknown'), at('unknown')],
    ['no address', { host: 'x' }, { host: 'x' }],
  ])('%s is not limited by the first one', (_, first, second) => {
    networkLimitOf(1);
    as('anon', from(first));
    expect(() => as('anon', from(second))).not.toThrow();
  });

  test.each<[string, number, (index: number) => string]>([
    ['8 times the limit from an IPv4 /24', 8, (index) => `198.51.100.${index}`],
    ['4 times the limit from an IPv6 /56', 4, (index) => `2001:db8:0:10${index.toString(16).padStart(2, '0')}::1`],
    ['16 times the limit from an IPv6 /48', 16, (index) => `2001:db8:1:${(index * 256).toString(16)}::1`],
  ])('%s are served, and the next one is refused', (_, times, addressOf) => {
    networkLimitOf(1);
    const asked = (index: number) => () => as('anon', from(at(addressOf(index))));

    for (let index = 0; index < times; index++) expect(asked(index)).not.toThrow();
    expect(asked(times)).toThrow('PT429');
    expect(() => as('anon', from(at('2001:db8:2::1')))).not.toThrow();
  });

  test('of 40 simultaneous requests from 20 IPv6 networks in a /56, 4 times the limit are served', async () => {
    networkLimitOf(2);
    const sessions = Array.from({ length: 40 }, () => project.begin('anon'));

    const outcomes = await Promise.all(
      sessions.map((session, index) =>
        session.run(`${from(at(`2001:db8:3:${(index % 20).toString(16)}::1`))}; commit; begin`).then(
          () => 'served',
          (error: Error) => error.message,
        ),
      ),
    );

    expect(outcomes.sort()).toEqual([...Array(32).fill('PT429'), ...Array(8).fill('served')]);
  });

  test('a retry over the network limit is reported as a duplicate', () => {
    networkLimitOf(1);
    const { sql } = insertLead();
    as('anon', from(at('203.0.113.40'), sql));
    expect(() => as('anon', from(at('203.0.113.40'), sql))).toThrow('23505');
  });

  test("a tracking ID can't be guessed with the id of one's own request", () => {
    const [own, other] = [submitLead(project), submitLead(project)];
    const guess = (trackingId: string) => () =>
      as('anon', `${insertLead({ id: own.id, tracking_id: trackingId }).sql} on conflict (tracking_id) do nothing`);

    expect(guess(other.tracking_id)).toThrow('23505');
    expect(guess('0000000000000000')).toThrow('23505');
  });

  test('the operator is not limited, and no address is stored', () => {
    networkLimitOf(1);
    const headers = at('203.0.113.50');
    for (let count = 0; count < 3; count++) as('service_role', from(headers));
    as('anon', from(headers));

    const stored = as('postgres', `select encode(network, 'escape') from private.recent_amounts`).join();
    expect(stored).not.toContain('203.0.113.50');
  });

  /** Whether functions answer each of these addresses, calling one after the other. */
  function mayAsk(addresses: (string | null)[]): boolean[] {
    const list = addresses.map((address) => (address === null ? 'null' : `'${address}'`));
    const answers = as(
      'service_role',
      `select count_function_request(each) from unnest(array[${list}]::text[]) as each`,
    );
    return answers.map((answer) => answer === 't');
  }

  test('functions answer a network 30 times a minute without affecting others', () => {
    const address = '203.0.113.60';

    expect(mayAsk(Array(31).fill(address))).toEqual([...Array(30).fill(true), false]);
    expect(mayAsk(['203.0.113.61'])).toEqual([true]);
    age('30 seconds');
    expect(mayAsk([address])).toEqual([false]);
    age('61 seconds');
    expect(mayAsk([address])).toEqual([true]);
  });

  test('functions answer a /56 of IPv6 4 times as often as a /64, then refuse', () => {
    const networks = (count: number) =>
      Array.from({ length: count }, (_, index) => Array(30).fill(`2001:db8:0:200${index}::1`)).flat();
    expect(mayAsk(networks(4))).toEqual(Array(120).fill(true));
    expect(mayAsk(['2001:db8:0:20ff::1', '2001:db8:0:2100::1'])).toEqual([false, true]);
  });

  test('an existing secret is answered even when guesses have used up the global limit', () => {
    const lead = submitLead(project);
    as(
      'postgres',
      `insert into stop_links (token_hash, address_hash, audience) values (private.token_hash('STOP'), '', 'customer')`,
    );
    as(
      'service_role',
      `insert into haulers (name, email, phone, agreement_version, agreement_accepted_at)
       values ('A', 'a@example.com', '2135550142', current_agreement(), now())`,
    );
    as('service_role', `insert into job_offers (lead_id, hauler_id) select '${lead.id}', id from haulers limit 1`);
    const token = as('service_role', `select token from job_offers where lead_id = '${lead.id}'`)[0];
    setLimits('function_requests_per_minute = 1');
    const asking = (address: string, secret: string) =>
      as('service_role', `select count_function_request('${address}', ${secret})`)[0];

    expect(asking('203.0.113.75', `'0000000000000000'`)).toBe('t');
    expect(asking('203.0.113.76', `'0000000000000000'`)).toBe('f');
    expect(asking('203.0.113.77', 'null')).toBe('f');
    for (const secret of [lead.tracking_id, token, 'STOP']) {
      expect([secret, asking('203.0.113.78', `'${secret}'`)]).toEqual([secret, 't']);
    }
    setLimits('function_requests_per_network_per_minute = 3');
    expect(asking('203.0.113.78', `'${lead.tracking_id}'`)).toBe('f');
  });

  test("functions have a global limit that one network can't use up", () => {
    setLimits('function_requests_per_minute = 32');
    mayAsk(Array(40).fill('203.0.113.70'));
    expect(mayAsk(['203.0.113.71', null, '203.0.113.72'])).toEqual([true, true, false]);
  });

  function storePhoto(metadata: string) {
    as(
      'service_role',
      `insert into storage.objects (bucket_id, name, metadata)
       values ('lead-images', '${submitLead(project).id}/1700000000000-0.jpg', ${metadata})`,
    );
  }

  test.each(['photos_per_hour', 'photo_megabytes_per_hour'])('%s applies to everyone together', (limit) => {
    setLimits(`${limit} = 2`);
    const store = () => storePhoto(`'{"size": 1000000}'`);
    store();
    store();

    expect(store).toThrow('42501');
    age('59 minutes');
    expect(store).toThrow('42501');
    age('61 minutes');
    expect(store).not.toThrow();
  });

  test('a photo of unknown size is accepted', () => {
    for (const metadata of ['null', `'{}'`, `'{"size": "large"}'`]) {
      expect(() => storePhoto(metadata)).not.toThrow();
    }
  });
});

import { cubicYards, loadSizes } from '@functions/domain/load-sizes.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { papers } from '../fixtures/haulers.ts';
import { ownBackend } from '../support/own-backend.ts';

// Prices are counted once a day by the clock. On its own database, so that no other test triggers the count.

type Pickups = {
  services?: string[];
  load?: string | null;
  status?: string;
  flagged?: string | null;
  leftOut?: string | null;
  /** The completed jobs' age. */
  daysAgo?: number;
};

const { query, queryAsVisitor, exec } = ownBackend();

beforeEach(() =>
  exec(`
    delete from public.leads;
    delete from public.haulers;
    delete from public.notifications;
    delete from private.price_figure;
    delete from private.price_of_hauler;
    delete from private.price_count`),
);

/** Adds completed pickups with these prices, newest first, for a hauler. */
async function add(hauler: string, prices: readonly number[], pickups: Pickups = {}): Promise<void> {
  const { services = ['Furniture Removal'], load = 'half', status = 'Completed', daysAgo = 10 } = pickups;
  await query(
    `insert into public.haulers (name, email, phone, ${papers.columns})
    select $1, 'a@hauler.example', '2135550100', ${papers.values}
    where not exists (select from public.haulers where name = $1)`,
    [hauler],
  );
  await query(
    `with given as (
      select gen_random_uuid() as id, price, now() - make_interval(days => $4::int, secs => place) as at
      from unnest($2::int[]) with ordinality as each (price, place)
    ), added as (
      insert into public.leads (
        id, full_name, phone, street_address, city, zip_code, services, agreed_to_terms, created_at, status,
        price_paid, load_size_hauled, flagged_because, price_left_out_because
      )
      select id, 'Ana', '2135550100', '1 Main St', 'Torrance', '90501', $3, true, at, $5::public.lead_status,
        price, $6::public.load_size, $7, $8
      from given returning id
    )
    insert into public.job_offers (lead_id, hauler_id, state)
    select added.id, hauler.id, 'accepted' from added, public.haulers as hauler where hauler.name = $1`,
    [hauler, prices, services, daysAgo, status, load, pickups.flagged ?? null, pickups.leftOut ?? null],
  );
}

/** Prices around 200: 150, 160 … 250, and again. */
function honest(amount: number, shift = 0): number[] {
  return Array.from({ length: amount }, (_, index) => 150 + (((index * 4 + shift) * 10) % 110));
}

/** Honest pickups of several haulers. */
async function addHonest(haulers: number, amount: number, pickups?: Pickups): Promise<void> {
  for (let each = 0; each < haulers; each++) await add(`Hauler ${each}`, honest(amount, each), pickups);
}

async function count(): Promise<void> {
  await exec('select public.count_prices()');
}

type Figure = Record<'pickups' | 'lower' | 'median' | 'upper', number> & Record<'service' | 'load_size', string | null>;

const COLUMNS = 'service, load_size, pickups, lower, median, upper';

async function figures(): Promise<Figure[]> {
  await count();
  return await queryAsVisitor(`select ${COLUMNS} from public.price_figures order by service nulls first, load_size`);
}

/** The figure of all pickups. */
async function figureOfAll() {
  return (await figures()).find(({ service, load_size }) => service === null && load_size === null);
}

describe('a figure is shown', () => {
  test.each<[string, number[], number | undefined]>([
    ['of four haulers with five pickups each', [5, 5, 5, 5], 20],
    ['not of four haulers with nineteen', [5, 5, 5, 4], undefined],
    ['of three haulers with seven each, who have a third each', [7, 7, 7], 20],
    ['not of three haulers with seven, seven and six', [7, 7, 6], undefined],
    ['not of two haulers, however many pickups they have', [40, 40], undefined],
    ['not of one with forty and two with six', [40, 6, 6], undefined],
    ['of the newest of one who has many', [40, 5, 5, 5, 5], 25],
  ])('%s', async (_, amounts, counted) => {
    for (const [index, amount] of amounts.entries()) await add(`Hauler ${index}`, honest(amount, index));

    expect((await figureOfAll())?.pickups).toBe(counted);
  });

  test('in whole 5 dollars: the lower end rounded down, the upper up, the middle to the nearest', async () => {
    for (const each of 'ABCDE') await add(each, [141, 142, 163, 188, 189]);

    expect(await figureOfAll()).toMatchObject({ pickups: 25, lower: 140, median: 165, upper: 190 });
  });

  test('with a range only if no hauler could move an end, which takes five', async () => {
    await addHonest(3, 7);
    await add('Liar', Array(40).fill(700));
    expect(await figureOfAll()).toMatchObject({ pickups: 30, lower: null, upper: null });

    await add('Hauler 3', honest(7, 3));
    expect(await figureOfAll()).toMatchObject({ pickups: 35, lower: 170, upper: 250 });
  });

  test('for all pickups, by load, by service, and by both', async () => {
    await addHonest(4, 5);

    const shown = (await figures()).map(({ service, load_size }) => `${service ?? 'all'}, ${load_size ?? 'any'}`);
    expect(shown).toEqual(['all, half', 'all, any', 'Furniture Removal, half', 'Furniture Removal, any']);
  });

  test('not by load if the haulers have not said it', async () => {
    await addHonest(4, 5, { load: null });

    expect((await figures()).map(({ load_size }) => load_size)).toEqual([null, null]);
  });

  test('not by service if several were done together', async () => {
    await addHonest(4, 5, { services: ['Furniture Removal', 'Old Appliances'] });

    expect((await figures()).map(({ service }) => service)).toEqual([null, null]);
  });

  test('of Home Cleaning with its variants, without a load and apart from all', async () => {
    await addHonest(4, 3, { services: ['Home Cleaning'] });
    await addHonest(4, 2, { services: ['Home Cleaning', 'Home Cleaning - Deep Cleaning'] });

    expect(await figures()).toMatchObject([{ service: 'Home Cleaning', load_size: null, pickups: 20 }]);
  });
});

describe('a pickup is left out of the count if it', () => {
  test.each<[string, Pickups & { price?: number }]>([
    ['is not completed', { status: 'In Progress' }],
    ['is flagged', { flagged: 'Odd' }],
    ['was left out at the desk', { leftOut: 'A typo' }],
    ['is more than 24 months old', { daysAgo: 740 }],
    ['cost nothing', { price: 0 }],
  ])('%s', async (_, { price, ...pickups }) => {
    await addHonest(4, 4);
    if (price === undefined) await addHonest(4, 1, pickups);
    else for (let each = 0; each < 4; each++) await add(`Hauler ${each}`, [price]);

    expect(await figureOfAll()).toBeUndefined();

    await addHonest(4, 1);
    expect((await figureOfAll())?.pickups).toBe(20);
  });

  test('has a customer who says that they paid another amount', async () => {
    await addHonest(4, 5);
    await exec(`
      update public.reviews set gone = 'yes', price = 'higher', amount_paid = 999, answered_at = now()
      where lead_id = (select id from public.leads limit 1)`);

    expect(await figureOfAll()).toBeUndefined();

    await exec(
      'update public.reviews set amount_paid = leads.price_paid from public.leads where leads.id = lead_id and amount_paid = 999',
    );
    expect((await figureOfAll())?.pickups).toBe(20);
  });

  test('has been deleted, or its hauler has', async () => {
    await addHonest(5, 5);
    expect((await figureOfAll())?.pickups).toBe(25);

    await exec(`delete from public.haulers where name = 'Hauler 4'`);
    expect((await figureOfAll())?.pickups).toBe(20);

    await exec('delete from public.leads where id = (select id from public.leads limit 1)');
    expect(await figureOfAll()).toBeUndefined();
  });
});

describe('a hauler who enters false prices', () => {
  test.each([
    [3, 7],
    [4, 20],
    [6, 10],
  ])('changes nothing with prices of one dollar, among %i others with %i pickups each', async (haulers, amount) => {
    await addHonest(haulers, amount);
    const before = await figureOfAll();
    await add('Liar', Array(40).fill(1));

    expect(before).toBeDefined();
    expect(await figureOfAll()).toEqual(before);
  });

  // At most a fifth of the counted pickups are theirs. So the median stays between the 37th and the 63rd percentile of
  // what the others' customers paid, and the ends of the range between the 6th and the 94th.
  test.each([55, 700])(
    'moves no value out of what others paid with prices of %i dollars, which are not far off',
    async (price) => {
      await addHonest(4, 20);
      const prices = Array.from({ length: 4 }, (_, each) => honest(20, each))
        .flat()
        .sort((one, other) => one - other);
      const at = (share: number) => prices[Math.ceil(share * prices.length) - 1] ?? 0;
      await add('Liar', Array(400).fill(price));

      const figure = await figureOfAll();

      expect(figure?.pickups).toBe(100);
      expect(figure?.median).toBeGreaterThanOrEqual(at(0.37));
      expect(figure?.median).toBeLessThanOrEqual(at(0.63) + 5);
      expect(figure?.lower).toBeGreaterThanOrEqual(at(0.06) - 5);
      expect(figure?.upper).toBeLessThanOrEqual(at(0.94) + 5);
    },
  );

  test('is named to the operator, with what is far off, denied and left out', async () => {
    await addHonest(3, 7);
    await add('Liar', [1, 1, 1]);
    await add('Liar', [200], { leftOut: 'A typo' });
    await count();

    const rows = await query(`
      select name, pickups, median, far_off, denied, left_out
      from private.price_of_hauler join public.haulers as hauler on hauler.id = hauler_id order by name desc limit 1`);

    expect(rows).toEqual([{ name: 'Liar', pickups: 4, median: 1, far_off: 3, denied: 0, left_out: 1 }]);
  });
});

describe('the clock', () => {
  const tick = () => exec('select private.tick()');
  const pickups = async () =>
    (await queryAsVisitor<Figure>('select * from public.price_figures where service is null and load_size is null'))[0]
      ?.pickups;

  test('counts once a day in Los Angeles', async () => {
    await addHonest(4, 5);
    await tick();
    await addHonest(4, 2);
    await tick();
    expect(await pickups()).toBe(20);

    await exec(`update private.price_count set as_of = private.start_of_day(0) - interval '1 second'`);
    await tick();
    expect(await pickups()).toBe(25);
  });

  test('requests a site build if the shown range changes, but not if only the number of pickups does', async () => {
    const wantsBuild = async () => {
      await count();
      const wanted = await query(`delete from public.notifications where kind = 'site-build' returning id`);
      return wanted.length === 1;
    };
    await addHonest(4, 11);
    expect(await wantsBuild()).toBe(true);

    await addHonest(4, 11);
    expect(await wantsBuild()).toBe(false);
    expect(await pickups()).toBe(85);

    for (let each = 0; each < 4; each++) await add(`Hauler ${each}`, Array(30).fill(300));
    expect(await wantsBuild()).toBe(true);
  });
});

describe('the page of a job says what such loads cost', () => {
  const of = (lower: number) => ({ lower, upper: lower + 100 });
  const both = ['Furniture Removal', 'Old Appliances'];
  const cleaning = ['Home Cleaning - Deep Cleaning', 'Home Cleaning - Window Cleaning'];

  beforeEach(() =>
    exec(`
      insert into private.price_figure (service, load_size, pickups, lower, median, upper) values
        (null, null, 40, 100, 150, 200),
        (null, 'half', 40, 210, 250, 310),
        ('Furniture Removal', 'half', 20, 230, 280, 330),
        ('Furniture Removal', 'full', 20, null, 480, null),
        (null, 'full', 20, 400, 480, 500),
        ('Home Cleaning', 'quarter', 20, 120, 150, 220),
        (null, 'few-items', 20, null, 90, null)`),
  );

  /** What the link of an offer says. */
  async function paidFor(services: string[], load: string | null, state = 'open') {
    const [offer] = await query<{ token: string }>(
      `with hauler as (
        insert into public.haulers (name, email, phone, ${papers.columns})
        values ('Bay Haul', 'a@hauler.example', '2135550100', ${papers.values}) returning id
      ), lead as (
        insert into public.leads (
          full_name, phone, street_address, city, zip_code, services, agreed_to_terms, load_size
        ) values ('Ana', '2135550100', '1 Main St', 'Torrance', '90501', $1, true, $2::public.load_size)
        returning id
      )
      insert into public.job_offers (lead_id, hauler_id, state)
      select lead.id, hauler.id, $3::public.offer_state from lead, hauler returning token`,
      [services, load, state],
    );
    const [job] = await query<{ paid: unknown }>('select paid from public.find_job($1)', [offer?.token]);
    return job?.paid;
  }

  test.each<[services: string[], load: string | null, paid: object | null]>([
    [['Furniture Removal'], 'half', of(230)],
    [both, 'half', of(210)],
    [['Old Appliances'], 'half', of(210)],
    [['Furniture Removal'], 'full', of(400)],
    [cleaning, 'quarter', of(120)],
    [both, 'few-items', null],
    [both, 'three-quarters', null],
    [both, null, null],
  ])('for %j, load %s: %j', async (services, load, paid) => {
    expect(await paidFor(services, load)).toEqual(paid);
  });

  test('and for the hauler who has it', async () => {
    expect(await paidFor(both, 'half', 'accepted')).toEqual(of(210));
  });

  test.each(['declined', 'taken', 'expired', 'returned'])('but not once it is %s', async (state) => {
    expect(await paidFor(both, 'half', state)).toBeNull();
  });
});

test('a visitor can only read the figures', async () => {
  for (const sql of [
    'select public.count_prices()',
    'select private.count_prices()',
    'select * from private.price_figure',
    'select * from private.price_of_hauler',
    'select * from private.priced_pickup',
    'delete from public.price_figures',
  ]) {
    await expect(queryAsVisitor(sql), sql).rejects.toThrow(/permission denied|cannot delete/);
  }
});

test('the volumes of loads in the database are those in the rules', async () => {
  const rows = await query(
    'select size, private.cubic_yards(size::public.load_size) as yards from unnest($1::text[]) as size',
    [loadSizes],
  );

  expect(rows).toEqual(loadSizes.map((size) => ({ size, yards: cubicYards[size] })));
});

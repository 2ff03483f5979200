/**
 * What a query returns, or a function of the database. An argument that is undefined is not sent, so it has its
 * default.
 *
 * @throws if the database fails.
 */
export async function dataOf<Data>(query: { throwOnError(): PromiseLike<{ data: Data }> }): Promise<Data> {
  const { data } = await query.throwOnError();
  return data;
}

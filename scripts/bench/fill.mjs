import pg from 'pg'

// SQL for the amounts of an order in kuruş, which are distinct for a thousand orders.
const net = `((right(work_orders.number, 5)::int % 997 + 20) * 5000)`
const total = `(${net} / 5 * 6)`

/** Movements of each part. */
const MOVEMENTS = 20

/**
 * Returns SQL that adds these numbers of rows, with texts of realistic length. Orders get a history, notes, quotes and customers.
 * Of the delivered orders, a tenth is to be invoiced, a tenth to be paid and a tenth partly paid; the others are paid.
 */
const sqlOf = ({ messages, posts, faults, orders, customers, parts }) => `
insert into contact_messages (id, contact_person, phone, email, device_brand, device_model, problem_description, search_text, received_at)
select case n when 1 then '00000000-0000-4000-8000-00008e7320af' else gen_random_uuid() end, 'Deneme Kişi ' || n, '+90 555 000 00 00', 'deneme' || n || '@example.com', 'Yumaro', 'YS2-' || n,
  repeat('Sürücü açılışta hata veriyor. ', 12), 'deneme kisi ' || n, now() - n * interval '1 minute' from generate_series(1, ${messages}) n;
insert into blog_posts (id, slug, title, summary, content, search_text, published_at)
select gen_random_uuid(), 'deneme-yazi-' || n, 'Deneme yazı ' || n, repeat('Özet. ', 20), repeat('Ölçüm noktaları sırayla denetlenir. ', 100),
  'deneme yazi ' || n, now() - n * interval '1 hour' from generate_series(1, ${posts}) n;
insert into faults (id, slug, service_id, brand, series, code, title, symptoms, causes, checks, warning, repair, identity, brand_slug, code_key, code_sort, letter)
select gen_random_uuid(), slug || '-' || n, service_id, brand, series || ' ' || n, code, title || ' ' || n, symptoms, causes, checks, warning, repair,
  identity || ' ' || n, brand_slug, code_key, code_sort, letter from faults, generate_series(1, 1 + ${faults} / 50) n limit ${faults};
insert into work_orders (id, number, token, company_name, contact_person, phone, phone_key, email, device_brand, device_model, serial_number,
  fault_description, step, state, closed_at, created_at, updated_at, step_since)
select gen_random_uuid(), '2019-' || lpad(n::text, 5, '0'), left(translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/', '-_'), 22),
  (array['Yıldız', 'Tunçel', 'Karaca', 'Demirağ', 'Öztürk', 'Şahin', 'Ilgaz', 'Güneş'])[customer % 8 + 1]
    || (array[' Makina ', ' Ambalaj ', ' Tekstil ', ' Döküm ', ' Plastik '])[customer % 5 + 1] || customer, 'Deneme Kişi ' || customer,
  '0532 ' || telephone, '532' || telephone, 'deneme' || customer || '@example.com',
  (array['Yumaro', 'Aksonik', 'Vektral', 'Brenk'])[n % 4 + 1], 'YS2-' || n, 'SN-' || lpad(n::text, 5, '0'),
  repeat('Sürücü açılışta hata veriyor. ', 12), n % 6 + 1, (array['open', 'delivered', 'delivered', 'returned'])[n % 4 + 1],
  case when n % 4 > 0 then least(now(), now() - n * interval '1 hour' + interval '12 days') end,
  now() - n * interval '1 hour', now() - n * interval '1 minute', now() - n * interval '1 minute'
from generate_series(1, ${orders}) n, lateral (select (n - 1) % ${customers} + 1) of (customer),
  lateral (select lpad((customer::bigint * 7919 % 10000000)::text, 7, '0')) its (telephone);
insert into customers (id, company_name, contact_person, phone, phone_key, email, last_order_at, created_at)
select id, company_name, contact_person, phone, phone_key, email, created_at, created_at from work_orders where number between '2019-00001' and '2019-' || lpad(${customers}::text, 5, '0');
update work_orders set customer_id = customers.id from customers where customers.phone_key = work_orders.phone_key and number like '2019-%';
insert into work_order_events (id, work_order_id, kind, step, state, created_at)
select gen_random_uuid(), id, case when n = 8 and state <> 'open' then 'closed' else 'step' end, least(n, 6),
  case when n = 8 then state else 'open' end, created_at + (coalesce(closed_at, now()) - created_at) * n / 8
from work_orders, generate_series(1, 8) n where number like '2019-%';
insert into work_order_notes (id, work_order_id, text, author)
select gen_random_uuid(), id, repeat('Ölçüldü. ', 20), 'deneme@example.com' from work_orders, generate_series(1, 3) where number like '2019-%';
insert into quotes (id, work_order_id, version, amount, work, lead_days, valid_until, sent_at, decision, decided_at, decided_by)
select gen_random_uuid(), id, n, ${net}, repeat('Modül değişir. ', 10), 3, now(), created_at,
  case when n = 2 and closed_at is not null then 'approved' end, case when n = 2 then closed_at end, 'Deneme'
from work_orders, generate_series(1, 2) n where number like '2019-%';
insert into site_counts (day, kind, key, count)
select (now() - n * interval '1 day')::date, kind, '/deneme-' || key, 3 from generate_series(0, 730) n,
  (values ('view', 300), ('referrer', 30), ('opened', 20), ('sent', 10), ('found', 60), ('empty', 20)) kinds(kind, keys), generate_series(1, keys) key;
insert into invoices (id, number, day, due_on, author)
select id, 'BNC' || replace(number, '-', '0000'), closed_at, closed_at::date + 30, 'deneme@example.com'
from work_orders where number like '2019-%' and state = 'delivered' and number not like '%0';
insert into invoice_shares (id, invoice_id, work_order_id, amount, net, vat, withheld, vat_rate)
select id, id, id, ${total}, ${net}, ${total} - ${net}, 0, 20 from invoices join work_orders using (id);
insert into payments (id, work_order_id, day, amount, method, note, author)
select id, id, day + n % 60, ${total} / case when work_orders.number like '%2' then 2 else 1 end, (array['transfer', 'card', 'cash', 'cheque'])[n % 4 + 1],
  'Dekont ' || n, 'deneme@example.com' from invoices join work_orders using (id), lateral (select right(work_orders.number, 5)::int) its (n)
where work_orders.number not like '%1';
insert into order_accounts (id, state, approved, invoiced, paid, amount, delivered_on, due_on, paid_on)
select id, state, ${total}, case when state = 'to-invoice' then 0 else ${total} end, paid,
  case when state in ('invoiced', 'partly-paid') then ${total} - paid else ${total} end,
  closed_at, case when state in ('invoiced', 'partly-paid') then due_on end, case when state = 'paid' then paid_on end
from (select work_orders.id, number, closed_at, due_on, coalesce(payments.amount, 0) paid, payments.day paid_on,
    case right(number, 1) when '0' then 'to-invoice' when '1' then 'invoiced' when '2' then 'partly-paid' else 'paid' end state
  from work_orders left join (select id, due_on from invoices) invoices using (id) left join payments using (id)
  where number like '2019-%' and work_orders.state = 'delivered') work_orders;
insert into parts (id, code, name, unit, on_hand, least, low_since, place, price, supplier, movements, moved_at)
select gen_random_uuid(), 'DNM-' || lpad(n::text, 5, '0'), (array['Kondansatör ', 'IGBT modül ', 'Fan ', 'Röle ', 'Direnç '])[n % 5 + 1] || 100 + n,
  'adet', (n % 5) * 5000, least, case when (n % 5) * 5000 < least then now() end,
  chr(65 + n % 26) || '-' || n % 40, 1000 + n * 7919 % 900000, 'Tedarikçi ' || n % 60, ${MOVEMENTS}, now() - n * interval '1 minute'
from generate_series(1, ${parts}) n, lateral (select (n % 3) * 2000) its (least);
insert into part_movements (id, part_id, number, kind, quantity, balance, work_order_id, reason, author, created_at)
select gen_random_uuid(), parts.id, k, case when k % 2 = 1 then 'in' else 'out' end, case when k % 2 = 1 then 10000 else used end,
  (k + 1) / 2 * 10000 + k / 2 * used, work_orders.id, 'Deneme ' || k, 'deneme@example.com', moved_at - (${MOVEMENTS} - k) * interval '9 days'
from parts cross join lateral (select right(code, 5)::int) of_part (n) cross join generate_series(1, ${MOVEMENTS}) k cross join lateral (select (n % 5) * 500 - 10000) its (used)
left join work_orders on k % 2 = 0 and number = '2019-' || lpad(((n * 31 + k) % ${orders} + 1)::text, 5, '0')
where code like 'DNM-%'`

/** Adds rows. @returns the ids of a work order, of a part, and of all delivered orders */
export async function fill(databaseUrl, rows) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query(sqlOf(rows))
    // Autovacuum would do this within a minute.
    await client.query('vacuum analyze')
    const idsOf = async (from) => (await client.query(`select id from ${from}`)).rows.map(({ id }) => id)
    const [order] = await idsOf(`work_orders where number = '2019-00100'`)
    const [part] = await idsOf(`parts where code = 'DNM-00042'`)
    return {
      order,
      part,
      deliveredOrders: await idsOf(`work_orders where number like '2019-%' and state = 'delivered'`),
    }
  } finally {
    await client.end()
  }
}

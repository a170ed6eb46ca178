// A wall and a function or two of its own: the door is tested without the product's tables.
export const fixture = `
  create schema kencana;
  create function kencana.toko() returns text language plpgsql stable as $$
  declare t text := current_setting('kencana.toko', true);
  begin
    if coalesce(t, '') = '' then
      raise exception 'TOKO_BELUM_DIPILIH' using errcode = 'KN001';
    end if;
    return t;
  end $$;
  create table kencana.barang (kode_toko text, n int, nama text, primary key (kode_toko, n));
  alter table kencana.barang enable row level security;
  create policy dinding on kencana.barang using (kode_toko = (select kencana.toko()));
  create table kencana.kota (kode text primary key);
  create function kencana.hitung(toko text, tambah int) returns int language plpgsql as $$
  begin
    perform set_config('kencana.toko', toko, true);
    return (select count(*) from kencana.barang) + tambah;
  end $$;
  create function kencana.lupa() returns int language sql as
    $$ select count(*)::int from kencana.barang $$;
  create function kencana.tolak() returns int language plpgsql as $$
  begin
    raise exception 'BARANG_TERJUAL' using errcode = 'KN042', detail = '{"kode_barcode":"A1"}';
  end $$;
  create function kencana.gema(isi jsonb) returns jsonb language sql as $$ select isi $$;
  insert into kencana.barang select t, n, t || n from unnest(array['GS1', 'GS2']) t,
    generate_series(1, 2500) n where t = 'GS1' or n <= 10;
  insert into kencana.kota values ('BDG');
  grant usage on schema kencana to kencana_app;
  grant select, insert on all tables in schema kencana to kencana_app;
`

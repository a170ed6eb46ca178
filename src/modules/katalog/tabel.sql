-- The last part of a picture's path; of several pictures all of them, in their order.
CREATE OR REPLACE FUNCTION nama_gambar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.gambar_name := regexp_replace(NEW.gambar_path, '^.*/', '');
  RETURN NEW;
END $$;
CREATE OR REPLACE FUNCTION nama_gambar_banyak() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.gambar_name := (SELECT jsonb_agg(regexp_replace(g, '^.*/', '') ORDER BY n)
    FROM jsonb_array_elements_text(NEW.gambar_path) WITH ORDINALITY AS x(g, n));
  RETURN NEW;
END $$;

-- The groups of a price label, as the groups themselves say it.
CREATE OR REPLACE FUNCTION isi_detail_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.detail_group := (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_group', g.kode_group,
      'nama_group', g.nama_group, 'kadar', g.kadar) ORDER BY x.n), '[]')
    FROM jsonb_array_elements(NEW.detail_group) WITH ORDINALITY AS x(isi, n)
    JOIN group_harga g ON g.kode_toko = NEW.kode_toko AND g.kode_group = x.isi->>'kode_group');
  RETURN NEW;
END $$;

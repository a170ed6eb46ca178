-- A note of a group counts while it is open, and once it was valid: its money was there.
CREATE OR REPLACE FUNCTION nota_terhitung(v_toko text, v_id uuid) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
DECLARE v_status text;
BEGIN
  SELECT status INTO v_status FROM status_dokumen WHERE kode_toko = v_toko AND id = v_id;
  IF v_status <> 'BATAL' THEN RETURN true; END IF;
  RETURN EXISTS (SELECT FROM transisi WHERE kode_toko = v_toko AND id_dokumen = v_id
    AND ke = 'VALID');
END $$;
